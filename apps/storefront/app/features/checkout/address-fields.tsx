import { useLingui } from '@lingui/react/macro';
import type { CheckoutField } from '@selvedge/server/contract';
import type { ComponentProps } from 'react';
import { CheckoutTextField, type FormState } from './checkout-text-field.tsx';
import { billingName, type AddressForm } from './field-checks.ts';
import styles from './fields.module.css';

type Part = AddressForm['fields'][number];
type FieldLooks = Partial<ComponentProps<typeof CheckoutTextField>>;

const autoComplete: Record<Part, string> = {
  address: 'address-line1',
  addressExtra: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
};

/** Others take a line of their own. */
const spans: Partial<Record<Part, string | undefined>> = { postalCode: styles.third, city: styles.twoThirds };

interface AddressFieldsProps extends FormState {
  /** Of the shop's country: its fields in its own order. */
  addressForm: AddressForm;
  kind: 'shipping' | 'billing';
}

/** A name and an address, in the order in which the country writes it. */
export function AddressFields({ draft, errors, addressForm, kind }: AddressFieldsProps) {
  const { t } = useLingui();
  const named = (part: Part): CheckoutField => (kind === 'billing' ? billingName(part) : part);
  const form = { draft, errors };
  // A bill may go to a country that writes its codes otherwise: neither its keyboard nor its example is known.
  const hasOwnCodes = kind === 'shipping' && addressForm.postalExample !== '';
  const looks: Partial<Record<Part, FieldLooks>> = {
    postalCode: {
      autoCapitalize: 'characters',
      inputMode: hasOwnCodes && /^\d+$/.test(addressForm.postalExample) ? 'numeric' : 'text',
      maxLength: 16,
      ...(hasOwnCodes && { hint: t`For example ${addressForm.postalExample}` }),
    },
  };
  return (
    <div className={styles.grid}>
      <div className={styles.half}>
        <CheckoutTextField
          {...form}
          field={kind === 'billing' ? 'billingFirstName' : 'firstName'}
          autoComplete={`${kind} given-name`}
          required
          maxLength={60}
        />
      </div>
      <div className={styles.half}>
        <CheckoutTextField
          {...form}
          field={kind === 'billing' ? 'billingLastName' : 'lastName'}
          autoComplete={`${kind} family-name`}
          required
          maxLength={60}
        />
      </div>
      {addressForm.fields.map((part) => (
        <div key={part} className={spans[part]}>
          <CheckoutTextField
            {...form}
            field={named(part)}
            autoComplete={`${kind} ${autoComplete[part]}`}
            required={addressForm.required.includes(part)}
            maxLength={120}
            {...looks[part]}
          />
        </div>
      ))}
    </div>
  );
}
