import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedAddress } from '@selvedge/server/contract';
import { useState } from 'react';
import { addressLabels, anywhere } from '#lib/forms/address-form.ts';
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
  const { t, i18n } = useLingui();
  const { addressForm: ownForm, country: shopCountry } = useShop().market;
  const shownCountryCode = answer?.typed.countryCode ?? saved.countryCode ?? shopCountry.code;
  const [{ asked, country }, setCountry] = useState({ asked: shownCountryCode, country: shownCountryCode });
  if (asked !== shownCountryCode) setCountry({ asked: shownCountryCode, country: shownCountryCode });
  const isOwn = country === shopCountry.code;
  const form = isOwn ? ownForm : anywhere;
  const labels = {
    countryCode: t`Country`,
    ...Object.fromEntries((['firstName', 'lastName', ...form.fields] as const).map((part) => [part, i18n._(addressLabels[part])])),
    phoneCode: t`Country code`,
    phone: t`Phone number`,
    company: t`Company`,
    vatNumber: t`VAT number`,
  };
  const isTicked = (typed: FormAnswer['typed'] | null, name: 'isDefaultShipping' | 'isDefaultBilling'): boolean =>
    typed ? name in typed : (saved[name] ?? isFirst);

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
      {(field, typed) => {
        const [code, phone] = [field('phoneCode', saved.phoneCode), field('phone', saved.phone)];
        const [company, vatNumber] = [field('company', saved.company), field('vatNumber', saved.vatNumber)];
        const isForCompany = Boolean(company.defaultValue || vatNumber.defaultValue || company.error || vatNumber.error);
        return (
          <>
            <input type="hidden" name="id" value={saved.id ?? ''} />
            {/* Enter in a field presses the first button of the form. */}
            <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
            <div className={styles.country}>
              <SelectField
                {...field('countryCode', country)}
                label={labels.countryCode}
                options={regions.countries}
                autoComplete="country"
                required
                onChange={({ target }) => setCountry({ asked: shownCountryCode, country: target.value })}
                hint={t`We deliver within ${shopCountry.name}. Your billing address can be anywhere.`}
              />
              <Button variant="secondary" name="show-fields" value="on" className={styles.show}>
                <Trans>Show the fields for this country</Trans>
              </Button>
            </div>
            <AddressFields addressForm={form} hasOwnCodes={isOwn} getField={(part) => field(part, saved[part])} />
            <PhoneField
              codes={regions.phoneCodes}
              codeName="phoneCode"
              defaultCode={code.defaultValue}
              defaultNumber={phone.defaultValue}
              codeError={code.error}
              numberError={phone.error}
              required
              hint={t`We’ll only use it if there’s a question about your delivery.`}
            />
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
            <div className={styles.defaults}>
              <Checkbox name="isDefaultShipping" label={<Trans>Default for delivery</Trans>} defaultChecked={isTicked(typed, 'isDefaultShipping')} />
              <Checkbox name="isDefaultBilling" label={<Trans>Default for billing</Trans>} defaultChecked={isTicked(typed, 'isDefaultBilling')} />
            </div>
          </>
        );
      }}
    </AccountForm>
  );
}
