import {
  FormTab,
  RecordContextProvider,
  required,
  SelectArrayInput,
  SelectInput,
  TabbedForm,
  TextInput,
  useRecordContext,
  BooleanInput,
} from 'react-admin';
import { languages } from '@selvedge/i18n';
import type { CountryRecord } from '@selvedge/server/admin/settings';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { TextsInput } from '#fields/texts-input.tsx';
import { CalendarFields } from './calendar-fields.tsx';
import { DeliveryFields, PaymentFields } from './method-fields.tsx';
import { MoneyFields, PostalFields, VatFields } from './money-fields.tsx';
import { LawFields, SellerFields } from './seller-fields.tsx';
import { sentCountry } from './sent-country.ts';

export function CountryEdit() {
  return (
    <GuardedEdit transform={(form: unknown) => sentCountry(form as CountryRecord)}>
      <CountryTabs />
    </GuardedEdit>
  );
}

/** A row that only lends another host has a domain and a language; all else is its country's. */
function CountryTabs() {
  const country = useRecordContext<CountryRecord>();
  // What the list knew of it comes first, and is not all of it.
  if (!country?.revision) return null;
  const isCountry = country.hostOf === null;
  return (
    <RecordContextProvider value={country}>
      <TabbedForm toolbar={<SaveToolbar />}>
        <FormTab label="Shop">
          <BooleanInput source="isActive" label="The shop sells there" helperText="Off: its host leads to the shop that answers unknown hosts" />
          <TextInput source="domain" helperText="In lower case, without www. Each domain leads to one country." />
          <SelectInput
            source="languageId"
            label="Language of the host"
            choices={languages.map(({ id, name }) => ({ id, name }))}
            validate={required()}
            helperText="The one that stands in its addresses without a prefix"
          />
          <SelectArrayInput
            source="indexedLanguages"
            label="Further languages for search engines"
            choices={languages.map(({ code, name }) => ({ id: code, name }))}
            helperText="They are given the host’s own language and English; all others are for people, unless they stand here"
          />
          {isCountry && <ShopFields />}
        </FormTab>
        {isCountry && (
          <FormTab label="Calendar">
            <CalendarFields />
          </FormTab>
        )}
        {isCountry && (
          <FormTab label="Money">
            <MoneyFields />
          </FormTab>
        )}
        {isCountry && (
          <FormTab label="VAT">
            <VatFields />
          </FormTab>
        )}
        {isCountry && (
          <FormTab label="Delivery">
            <DeliveryFields />
          </FormTab>
        )}
        {isCountry && (
          <FormTab label="Payment">
            <PaymentFields />
          </FormTab>
        )}
        {isCountry && (
          <FormTab label="Addresses">
            <PostalFields />
          </FormTab>
        )}
        {isCountry && (
          <FormTab label="Seller">
            <SellerFields />
          </FormTab>
        )}
        {isCountry && (
          <FormTab label="Law">
            <LawFields />
          </FormTab>
        )}
        {isCountry && (
          <FormTab label="Words">
            <TextsInput
              fields={[
                { source: 'orderButton', label: 'Order button: the law asks for these words' },
                { source: 'vatNote', label: 'VAT note beside each price' },
              ]}
            />
          </FormTab>
        )}
      </TabbedForm>
    </RecordContextProvider>
  );
}

function ShopFields() {
  return (
    <>
      <TextInput source="shopName" validate={required()} helperText="In its bar, its mails and its pages' titles" />
      <TextInput source="senderEmail" label="Sender of its mails" type="email" />
      <TextInput source="timeZone" validate={required()} helperText="Such as Europe/Ljubljana" />
      <TextInput
        source="tagManagerId"
        label="Tag manager"
        helperText="Its container, such as GTM-AB12CD3. It is loaded for those visitors alone who agree to being counted. Empty: nothing is measured."
      />
    </>
  );
}
