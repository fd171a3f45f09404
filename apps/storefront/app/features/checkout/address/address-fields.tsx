import type { AddressForm } from '#lib/forms/address-form.ts';
import { useShop } from '#lib/use-shop.ts';
import { AddressFields as Fields } from '#ui/forms/address-fields.tsx';
import type { FormState } from './checkout-text-field.tsx';
import { toBillingField } from '../form/field-checks.ts';
import { buildFieldId } from '../form/field-labels.ts';

interface AddressFieldsProps extends FormState {
  /** The fields and their order in the shop's country. */
  addressForm: AddressForm;
  kind: 'shipping' | 'billing';
}

/** Renders the delivery or billing address, prefilled from the draft. */
export function AddressFields({ draft, errors, addressForm, kind }: AddressFieldsProps) {
  const { country } = useShop().market;
  return (
    <Fields
      addressForm={addressForm}
      section={kind}
      countryCode={kind === 'shipping' ? country.code : null}
      // A billing address may be in another country, whose postal code format is unknown: use no numeric keyboard and no example.
      hasOwnCodes={kind === 'shipping'}
      getField={(part) => {
        const field = kind === 'billing' ? toBillingField(part) : part;
        return { id: buildFieldId(field), name: field, defaultValue: draft[field] ?? '', error: errors.findError(field) };
      }}
    />
  );
}
