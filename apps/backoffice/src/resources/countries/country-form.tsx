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
import { guarded } from '#fields/form-guard.tsx';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { TextsInput } from '#fields/texts-input.tsx';
import { CalendarFields } from './calendar-fields.tsx';
import { DeliveryFields, PaymentFields } from './method-fields.tsx';
import { MoneyFields, PostalFields, VatFields } from './money-fields.tsx';
import { LawFields, ReturnFields, SellerFields } from './seller-fields.tsx';
import { buildCountryRequest } from './sent-country.ts';

export function CountryEdit() {
  return (
    <GuardedEdit transform={(form: unknown) => buildCountryRequest(form as CountryRecord)}>
      <CountryTabs />
    </GuardedEdit>
  );
}

const countryTabs = [
  { label: 'Calendar', fields: <CalendarFields /> },
  { label: 'Money', fields: <MoneyFields /> },
  { label: 'VAT', fields: <VatFields /> },
  { label: 'Delivery', fields: <DeliveryFields /> },
  { label: 'Payment', fields: <PaymentFields /> },
  { label: 'Addresses', fields: <PostalFields /> },
  { label: 'Seller', fields: <SellerFields /> },
  { label: 'Returns', fields: <ReturnFields /> },
  { label: 'Legal', fields: <LawFields /> },
  {
    label: 'Texts',
    fields: (
      <TextsInput
        fields={[
          { source: 'orderButton', label: 'Order button (wording required by law)' },
          { source: 'vatNote', label: 'VAT note next to prices' },
        ]}
      />
    ),
  },
];

/** A host row has only a domain and a language; everything else belongs to its country. */
function CountryTabs() {
  const country = useRecordContext<CountryRecord>();
  if (!country) return null;
  const isCountry = country.hostOf === null;
  return (
    <RecordContextProvider value={country}>
      <TabbedForm toolbar={<SaveToolbar />} syncWithLocation={false} {...guarded}>
        <FormTab label="Shop">
          <BooleanInput source="isActive" label="Active" helperText="If turned off, the domain redirects to the default shop" />
          {isCountry && !country.isActive && (
            <TextInput
              source="openingReason"
              label="Reason to open before the legal pages are ready"
              multiline
              helperText="Only an admin can open a country with a legal page that is not reviewed or incomplete. The audit log keeps the reason."
            />
          )}
          <TextInput source="domain" helperText="Lowercase, without www. Each domain belongs to one country." />
          <SelectInput
            source="languageId"
            label="Default language"
            choices={languages.map(({ id, name }) => ({ id, name }))}
            validate={required()}
            helperText="Its URLs have no language prefix"
          />
          <SelectArrayInput
            source="indexedLanguages"
            label="Additional languages for search engines"
            choices={languages.map(({ code, name }) => ({ id: code, name }))}
            helperText="The default language and English are always indexed. Other languages are indexed only if selected here."
          />
          {isCountry && <ShopFields />}
        </FormTab>
        {isCountry &&
          countryTabs.map(({ label, fields }) => (
            <FormTab key={label} label={label}>
              {fields}
            </FormTab>
          ))}
      </TabbedForm>
    </RecordContextProvider>
  );
}

function ShopFields() {
  return (
    <>
      <TextInput source="shopName" validate={required()} helperText="Shown in the header, emails and page titles" />
      <TextInput source="senderEmail" label="Sender address" type="email" />
      <TextInput source="timeZone" validate={required()} helperText="Example: Europe/Ljubljana" />
      <TextInput
        source="tagManagerId"
        label="Tag manager"
        helperText="Container ID, such as GTM-AB12CD3. Loaded only for visitors who consent to statistics. Leave empty for no tracking."
      />
    </>
  );
}
