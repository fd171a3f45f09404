import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { addressLabels, type AddressForm, type AddressPart } from '#lib/address-form.ts';
import styles from './address-fields.module.css';
import { TextField } from './text-field.tsx';

/** Where a part's field is linked to, what the form calls it, and what stands in and below it. */
interface PartField {
  id: string;
  name: string;
  defaultValue: string;
  error: string | null;
}

interface AddressFieldsProps {
  /** The fields of a country in its own order. */
  addressForm: AddressForm;
  /** Whose address it is, for browsers that fill in. */
  section?: 'shipping' | 'billing';
  /** Whether it is an address of the form's own country: its postal codes' keyboard and example are known then. */
  hasOwnCodes: boolean;
  fieldOf: (part: AddressPart) => PartField;
}

const autoComplete: Readonly<Record<AddressPart, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  address: 'address-line1',
  addressExtra: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
};

/** Others take a line of their own. */
const spans: Partial<Record<AddressPart, string | undefined>> = {
  firstName: styles.half,
  lastName: styles.half,
  postalCode: styles.half,
  city: styles.half,
};

/** A name and an address, in the order in which the country writes it. */
export function AddressFields({ addressForm, section, hasOwnCodes, fieldOf }: AddressFieldsProps) {
  const { t, i18n } = useLingui();
  const { fields, required, postalExample } = addressForm;
  const hasExample = hasOwnCodes && postalExample !== '';
  const looks: Partial<Record<AddressPart, Partial<ComponentProps<typeof TextField>>>> = {
    firstName: { maxLength: 60, required: true },
    lastName: { maxLength: 60, required: true },
    postalCode: {
      autoCapitalize: 'characters',
      inputMode: hasExample && /^\d+$/.test(postalExample) ? 'numeric' : 'text',
      maxLength: 16,
      ...(hasExample && { hint: t`For example ${postalExample}` }),
    },
  };
  return (
    <div className={styles.grid}>
      {(['firstName', 'lastName', ...fields] as const).map((part) => (
        <div key={part} className={spans[part]}>
          <TextField
            label={i18n._(addressLabels[part])}
            autoComplete={section ? `${section} ${autoComplete[part]}` : autoComplete[part]}
            enterKeyHint="next"
            required={required.some((needed) => needed === part)}
            maxLength={120}
            {...looks[part]}
            {...fieldOf(part)}
          />
        </div>
      ))}
    </div>
  );
}
