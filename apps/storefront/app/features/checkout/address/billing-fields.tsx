import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedAddress } from '@selvedge/server/contract';
import type { AddressForm } from '#lib/forms/address-form.ts';
import type { RegionOption } from '#lib/forms/region-options.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { CheckoutTextField, type FormState } from './checkout-text-field.tsx';
import { buildFieldId, fieldLabels } from '../form/field-labels.ts';
import styles from '../form/fields.module.css';
import { SaveAddressCheckbox, SavedAddressCards } from './saved-addresses.tsx';

interface BillingFieldsProps extends FormState {
  addressForm: AddressForm;
  countries: readonly RegionOption[];
  /** The saved addresses of a signed-in customer and the address that matches the fields; null for guests. */
  book: { addresses: readonly SavedAddress[]; chosen: SavedAddress | undefined } | null;
}

/** Renders the billing address, which its checkbox opens without JavaScript, and the company fields. */
export function BillingFields({ draft, errors, addressForm, countries, book }: BillingFieldsProps) {
  const { i18n } = useLingui();
  const form = { draft, errors };
  const isForCompany = Boolean(draft.company || draft.vatNumber || errors.findError('company') || errors.findError('vatNumber'));
  return (
    <div className={styles.billing}>
      <Checkbox
        id={buildFieldId('billingDiffers')}
        name="billingDiffers"
        label={i18n._(fieldLabels.billingDiffers)}
        defaultChecked={draft.billingDiffers === 'on'}
      />
      <fieldset className={styles.billingAddress}>
        <legend className={styles.subtitle}>
          <Trans>Billing address</Trans>
        </legend>
        {book ? <SavedAddressCards kind="billing" {...book} /> : null}
        <AddressFields {...form} addressForm={addressForm} kind="billing" />
        <SelectField
          id={buildFieldId('billingCountryCode')}
          name="billingCountryCode"
          label={i18n._(fieldLabels.billingCountryCode)}
          options={countries}
          defaultValue={draft.billingCountryCode || countries[0]?.value}
          autoComplete="billing country"
          required
          error={errors.findError('billingCountryCode')}
        />
        {book ? <SaveAddressCheckbox kind="billing" draft={draft} chosen={book.chosen} /> : null}
      </fieldset>
      <details className={styles.company} open={isForCompany}>
        <summary className={styles.companySummary}>
          <Trans>Order for a company</Trans>
          <Icon name="chevron" size={20} />
        </summary>
        <div className={styles.grid}>
          <div className={styles.half}>
            <CheckoutTextField {...form} field="company" autoComplete="billing organization" maxLength={120} />
          </div>
          <div className={styles.half}>
            <CheckoutTextField {...form} field="vatNumber" autoCapitalize="characters" spellCheck={false} maxLength={20} />
          </div>
        </div>
      </details>
    </div>
  );
}
