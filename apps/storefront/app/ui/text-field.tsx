import { useId, type ComponentProps } from 'react';
import { classes } from './classes.ts';
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
  /** Already in the shopper's language. */
  error?: string | null;
  hint?: string | null;
  /** More than one line. */
  isLong?: boolean;
}

/** One line of text, outlined, its label inside until it is filled in. */
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
    // The label floats while this is shown; a real placeholder would stand in its way.
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
