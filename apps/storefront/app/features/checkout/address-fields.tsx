import type { AddressForm } from '#lib/address-form.ts';
import { AddressFields as Fields } from '#ui/address-fields.tsx';
import type { FormState } from './checkout-text-field.tsx';
import { billingName } from './field-checks.ts';
import { fieldId } from './field-labels.ts';

interface AddressFieldsProps extends FormState {
  /** Of the shop's country: its fields in its own order. */
  addressForm: AddressForm;
  kind: 'shipping' | 'billing';
}

/** The order's delivery or billing address, filled from the draft. */
export function AddressFields({ draft, errors, addressForm, kind }: AddressFieldsProps) {
  return (
    <Fields
      addressForm={addressForm}
      section={kind}
      // A bill may go to a country that writes its codes otherwise: neither its keyboard nor its example is known.
      hasOwnCodes={kind === 'shipping'}
      fieldOf={(part) => {
        const field = kind === 'billing' ? billingName(part) : part;
        return { id: fieldId(field), name: field, defaultValue: draft[field] ?? '', error: errors.of(field) };
      }}
    />
  );
}
