import { useId, type ComponentProps } from 'react';
import { classes } from '../styles/classes.ts';
import { FieldMessage } from './field-message.tsx';
import styles from './field.module.css';

interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  | 'id'
  | 'type'
  | 'defaultValue'
  | 'value'
  | 'autoComplete'
  | 'inputMode'
  | 'required'
  | 'maxLength'
  | 'minLength'
  | 'pattern'
  | 'onBlur'
  | 'onChange'
  | 'onKeyDown'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'list'
  | 'form'
  | 'enterKeyHint'
> {
  label: string;
  name: string;
  /** Translated error. */
  error?: string | null;
  hint?: string | null;
  /** Several lines. */
  isLong?: boolean;
}

/** An outlined text field with a label that moves up when it has a value. */
export function TextField({
  id: givenId,
  label,
  name,
  error,
  hint,
  type = 'text',
  required,
  isLong = false,
  onBlur,
  onChange,
  onKeyDown,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const message = `${id}-message`;
  const shared = {
    ...rest,
    id,
    name,
    // The label moves while this is shown; a visible placeholder would overlap it.
    placeholder: ' ',
    'aria-required': required,
    'aria-invalid': Boolean(error),
    'aria-describedby': error || hint ? message : undefined,
  };
  return (
    <div className={styles.field}>
      <div className={styles.box}>
        {isLong ? (
          <textarea {...shared} className={classes(styles.control, styles.area)} />
        ) : (
          <input {...shared} type={type} className={styles.control} onBlur={onBlur} onChange={onChange} onKeyDown={onKeyDown} />
        )}
        <label htmlFor={id} className={classes(styles.label, required && styles.required)}>
          {label}
        </label>
      </div>
      <FieldMessage id={message} error={error} hint={hint} />
    </div>
  );
}
