import { useLingui } from '@lingui/react/macro';
import styles from './phone-field.module.css';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

interface PhoneFieldProps {
  /** Dialling codes by country, the shop's own first: `regionOptions(…).phoneCodes`. */
  codes: readonly { value: string; label: string }[];
  /** What the form calls the code and the number. */
  codeName?: string;
  numberName?: string;
  /** Before each field's name: where links to it lead. */
  idPrefix?: string;
  /** Digits; the shop's own country unless there is one. */
  defaultCode?: string | undefined;
  defaultNumber?: string | undefined;
  codeError?: string | null;
  numberError?: string | null;
  hint?: string | null;
  required?: boolean;
  /** Whose number it is, for browsers that fill in: `shipping`. */
  section?: string;
}

/** A telephone number: the country's dialling code and the number as people there write it. */
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
  const fillsIn = (token: string) => (section ? `${section} ${token}` : token);
  return (
    <div className={styles.phone}>
      <SelectField
        id={idPrefix + codeName}
        name={codeName}
        label={t`Country code`}
        options={withCode(codes, defaultCode)}
        defaultValue={defaultCode || codes[0]?.value}
        autoComplete={fillsIn('tel-country-code')}
        error={codeError ?? null}
      />
      <TextField
        id={idPrefix + numberName}
        name={numberName}
        label={t`Phone number`}
        type="tel"
        inputMode="tel"
        autoComplete={fillsIn('tel-national')}
        required={required}
        maxLength={30}
        defaultValue={defaultNumber ?? ''}
        error={numberError ?? null}
        hint={hint ?? null}
      />
    </div>
  );
}

/** A number saved elsewhere may have a code that is none of the list's: it is offered as it is, or saving would change it. */
const withCode = (codes: PhoneFieldProps['codes'], code: string | undefined): PhoneFieldProps['codes'] =>
  !code || codes.some(({ value }) => value === code) ? codes : [{ value: code, label: `+${code}` }, ...codes];
