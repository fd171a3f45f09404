import { useLingui } from '@lingui/react/macro';
import styles from './phone-field.module.css';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

interface PhoneFieldProps {
  /** Dialling codes by country, the shop's own first: `regionOptions(…).phoneCodes`. */
  codes: readonly { value: string; label: string }[];
  /** Field names of code and number. */
  codeName?: string;
  numberName?: string;
  /** Prefix of the field ids, which are targets of links. */
  idPrefix?: string;
  /** Digits; the shop's own country by default. */
  defaultCode?: string | undefined;
  defaultNumber?: string | undefined;
  codeError?: string | null;
  numberError?: string | null;
  hint?: string | null;
  required?: boolean;
  /** Section for the browser's autofill: `shipping`. */
  section?: string;
}

/** A phone number: dialling code and national number. */
export function PhoneField({
  codes,
  codeName = 'countryCode',
  numberName = 'phone',
  idPrefix = 'field-',
  defaultCode,
  defaultNumber,
  codeError,
  numberError,
  hint,
  required = false,
  section,
}: PhoneFieldProps) {
  const { t } = useLingui();
  const getAutoComplete = (token: string) => (section ? `${section} ${token}` : token);
  return (
    <div className={styles.phone}>
      <SelectField
        id={idPrefix + codeName}
        name={codeName}
        label={t`Country code`}
        options={addCode(codes, defaultCode)}
        defaultValue={defaultCode || codes[0]?.value}
        autoComplete={getAutoComplete('tel-country-code')}
        error={codeError ?? null}
      />
      <TextField
        id={idPrefix + numberName}
        name={numberName}
        label={t`Phone number`}
        // The type "tel" is for a whole number with its country code.
        inputMode="tel"
        autoComplete={getAutoComplete('tel-national')}
        required={required}
        maxLength={30}
        defaultValue={defaultNumber ?? ''}
        error={numberError ?? null}
        hint={hint ?? null}
      />
    </div>
  );
}

/** Adds a saved dialling code that is not in the list, so that saving does not change it. */
const addCode = (codes: PhoneFieldProps['codes'], code: string | undefined): PhoneFieldProps['codes'] =>
  !code || codes.some(({ value }) => value === code) ? codes : [{ value: code, label: `+${code}` }, ...codes];
