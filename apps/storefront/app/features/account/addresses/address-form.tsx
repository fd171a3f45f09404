import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedAddress } from '@selvedge/server/contract';
import { useState, type ComponentProps } from 'react';
import { getAddressLabel, listNameParts, anywhere, type AddressForm as AddressRules } from '#lib/forms/address-form.ts';
import type { RegionOptions } from '#lib/forms/region-options.ts';
import { useShop } from '#lib/use-shop.ts';
import { AddressFields } from '#ui/forms/address-fields.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { PhoneField } from '#ui/forms/phone-field.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { AccountForm } from '#ui/forms/account-form.tsx';
import styles from './address-form.module.css';
import { addressesPath } from './save-address.ts';
import type { FormAnswer } from '#lib/forms/handle-form.ts';

interface AddressFormProps {
  userId: number;
  /** Initial values: the saved address, or the customer's name and phone number for a new one. */
  saved: Partial<SavedAddress>;
  /** Whether it is the first address, which is preselected as the default. */
  isFirst: boolean;
  regions: RegionOptions;
  answer: FormAnswer | undefined;
}

/** An address form with the fields of its country. */
export function AddressForm({ userId, saved, isFirst, regions, answer }: AddressFormProps) {
  const { country, isOwn, form, setCountry } = useAddressCountry(saved, answer);
  const labels = useLabels(form, country);
  const isTicked = (typed: Typed, name: 'isDefaultShipping' | 'isDefaultBilling'): boolean => (typed ? name in typed : (saved[name] ?? isFirst));

  return (
    <AccountForm
      userId={userId}
      intent="address"
      answer={answer}
      labels={labels}
      postalExample={form.postalExample}
      submit={<Trans>Save address</Trans>}
      aside={
        <LinkButton variant="quiet" to={addressesPath}>
          <Trans>Cancel</Trans>
        </LinkButton>
      }
    >
      {(field, typed) => (
        <>
          <input type="hidden" name="id" value={saved.id ?? ''} />
          {/* Enter in a field presses the first button of the form. */}
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
          <CountryField field={field('countryCode', country)} label={labels.countryCode} countries={regions.countries} onChange={setCountry} />
          <AddressFields addressForm={form} countryCode={country} hasOwnCodes={isOwn} getField={(part) => field(part, saved[part])} />
          <AddressPhoneField code={field('phoneCode', saved.phoneCode)} phone={field('phone', saved.phone)} codes={regions.phoneCodes} />
          <CompanyFields company={field('company', saved.company)} vatNumber={field('vatNumber', saved.vatNumber)} labels={labels} />
          <div className={styles.defaults}>
            <Checkbox name="isDefaultShipping" label={<Trans>Default for delivery</Trans>} defaultChecked={isTicked(typed, 'isDefaultShipping')} />
            <Checkbox name="isDefaultBilling" label={<Trans>Default for billing</Trans>} defaultChecked={isTicked(typed, 'isDefaultBilling')} />
          </div>
        </>
      )}
    </AccountForm>
  );
}

type Typed = FormAnswer['typed'] | null;
type Field = ReturnType<Parameters<ComponentProps<typeof AccountForm>['children']>[0]>;

/** The selected country, which starts with that of the last response, and its form. */
function useAddressCountry(saved: Partial<SavedAddress>, answer: FormAnswer | undefined) {
  const { addressForm: ownForm, country: shopCountry } = useShop().market;
  const shownCountryCode = answer?.typed.countryCode ?? saved.countryCode ?? shopCountry.code;
  const [{ shown, country }, setState] = useState({ shown: shownCountryCode, country: shownCountryCode });
  if (shown !== shownCountryCode) setState({ shown: shownCountryCode, country: shownCountryCode });
  const isOwn = country === shopCountry.code;
  return {
    country,
    isOwn,
    form: isOwn ? ownForm : anywhere,
    setCountry: (code: string) => setState({ shown: shownCountryCode, country: code }),
  };
}

function useLabels({ fields }: Pick<AddressRules, 'fields'>, country: string) {
  const { t, i18n } = useLingui();
  return {
    countryCode: t`Country`,
    ...Object.fromEntries([...listNameParts(i18n.locale), ...fields].map((part) => [part, i18n._(getAddressLabel(part, country))])),
    phoneCode: t`Country code`,
    phone: t`Phone number`,
    company: t`Company`,
    vatNumber: t`VAT number`,
  };
}

interface CountryFieldProps {
  field: Field;
  label: string;
  countries: RegionOptions['countries'];
  onChange: (code: string) => void;
}

function CountryField({ field, label, countries, onChange }: CountryFieldProps) {
  const { t } = useLingui();
  const { country: shopCountry } = useShop().market;
  return (
    <div className={styles.country}>
      <SelectField
        {...field}
        label={label}
        options={countries}
        autoComplete="country"
        required
        onChange={({ target }) => onChange(target.value)}
        hint={t`We deliver within ${shopCountry.name}. Your billing address can be anywhere.`}
      />
      <Button variant="secondary" name="show-fields" value="on" className={styles.show}>
        <Trans>Show the fields for this country</Trans>
      </Button>
    </div>
  );
}

function AddressPhoneField({ code, phone, codes }: { code: Field; phone: Field; codes: RegionOptions['phoneCodes'] }) {
  const { t } = useLingui();
  return (
    <PhoneField
      codes={codes}
      codeName="phoneCode"
      defaultCode={code.defaultValue}
      defaultNumber={phone.defaultValue}
      codeError={code.error}
      numberError={phone.error}
      required
      hint={t`We’ll only use it if there’s a question about your delivery.`}
    />
  );
}

/** Open if a value or an error is inside. */
function CompanyFields({ company, vatNumber, labels }: { company: Field; vatNumber: Field; labels: { company: string; vatNumber: string } }) {
  const isForCompany = [company, vatNumber].some(({ defaultValue, error }) => defaultValue || error);
  return (
    <details className={styles.company} open={isForCompany}>
      <summary className={styles.summary}>
        <Trans>For a company</Trans>
        <Icon name="chevron" size={20} />
      </summary>
      <div className={styles.pair}>
        <TextField {...company} label={labels.company} autoComplete="organization" maxLength={120} />
        <TextField {...vatNumber} label={labels.vatNumber} autoCapitalize="characters" spellCheck={false} maxLength={20} />
      </div>
    </details>
  );
}
