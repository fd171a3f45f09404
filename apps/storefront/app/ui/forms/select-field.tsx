import { useId, type ComponentProps } from 'react';
import { classes } from '../styles/classes.ts';
import { FieldMessage } from './field-message.tsx';
import { Icon } from '../media/icon.tsx';
import styles from './field.module.css';

interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

interface SelectFieldProps extends Pick<
  ComponentProps<'select'>,
  'id' | 'defaultValue' | 'value' | 'autoComplete' | 'required' | 'onChange' | 'form'
> {
  label: string;
  name: string;
  /** Options, or groups of options. */
  options: readonly (SelectOption | { label: string; options: readonly SelectOption[] })[];
  error?: string | null;
  hint?: string | null;
}

/** A native select in the style of the other fields. */
export function SelectField({ id: givenId, label, name, options, error, hint, required, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const message = `${id}-message`;
  return (
    <div className={styles.field}>
      <div className={styles.box}>
        <select
          {...rest}
          id={id}
          name={name}
          className={classes(styles.control, styles.select)}
          aria-required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={error || hint ? message : undefined}
        >
          {options.map((entry) =>
            'options' in entry ? (
              <optgroup key={entry.label} label={entry.label}>
                {entry.options.map(renderOption)}
              </optgroup>
            ) : (
              renderOption(entry)
            ),
          )}
        </select>
        <label htmlFor={id} className={classes(styles.label, required && styles.required)}>
          {label}
        </label>
        <Icon name="chevron" size={20} className={styles.arrow} />
      </div>
      <FieldMessage id={message} error={error} hint={hint} />
    </div>
  );
}

const renderOption = ({ value, label, isDisabled }: SelectOption) => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
);
