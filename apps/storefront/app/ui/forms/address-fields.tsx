import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { getAddressLabel, listNameParts, type AddressForm, type AddressPart } from '#lib/forms/address-form.ts';
import styles from './address-fields.module.css';
import { TextField } from './text-field.tsx';

/** Id, name, value and error of a field. */
interface PartField {
  id: string;
  name: string;
  defaultValue: string;
  error: string | null;
}

interface AddressFieldsProps {
  /** The country's address format, in its order. */
  addressForm: AddressForm;
  /** Section for the browser's autofill. */
  section?: 'shipping' | 'billing';
  /** ISO 3166-1 alpha-2 of the address; null if it can be in any country. */
  countryCode: string | null;
  /** Whether the address is in the form's own country, so that the keyboard and an example for postal codes are known. */
  hasOwnCodes: boolean;
  getField: (part: AddressPart) => PartField;
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

/** All other fields take a full line. */
const spans: Partial<Record<AddressPart, string | undefined>> = {
  firstName: styles.half,
  lastName: styles.half,
  postalCode: styles.half,
  city: styles.half,
};

/** Name and address fields in the order of the country. */
export function AddressFields({ addressForm, section, countryCode, hasOwnCodes, getField }: AddressFieldsProps) {
  const { t, i18n } = useLingui();
  const { fields, required, postalExample } = addressForm;
  const hasExample = hasOwnCodes && postalExample !== '';
  const layouts: Partial<Record<AddressPart, Partial<ComponentProps<typeof TextField>>>> = {
    firstName: { maxLength: 60, required: true },
    lastName: { maxLength: 60, required: true },
    postalCode: {
      autoCapitalize: 'characters',
      inputMode: hasExample && /^\d+$/.test(postalExample) ? 'numeric' : 'text',
      maxLength: 16,
      ...(hasExample && { hint: t`e.g. ${postalExample}` }),
    },
  };
  return (
    <div className={styles.grid}>
      {[...listNameParts(i18n.locale), ...fields].map((part) => (
        <div key={part} className={spans[part]}>
          <TextField
            label={i18n._(getAddressLabel(part, countryCode))}
            autoComplete={section ? `${section} ${autoComplete[part]}` : autoComplete[part]}
            enterKeyHint="next"
            required={required.some((needed) => needed === part)}
            maxLength={120}
            {...layouts[part]}
            {...getField(part)}
          />
        </div>
      ))}
    </div>
  );
}
