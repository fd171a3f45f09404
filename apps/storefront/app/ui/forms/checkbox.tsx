import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldMessage } from './field-message.tsx';
import styles from './checkbox.module.css';

interface CheckboxProps extends Pick<ComponentProps<'input'>, 'id' | 'defaultChecked' | 'value' | 'required' | 'onChange' | 'form'> {
  name: string;
  label: ReactNode;
  error?: string | null;
}

export function Checkbox({ id: givenId, name, label, error, required, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const message = `${id}-message`;
  return (
    <div>
      <label className={styles.row} htmlFor={id}>
        <input
          {...rest}
          id={id}
          name={name}
          type="checkbox"
          className={styles.box}
          aria-required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? message : undefined}
        />
        <span className={styles.text}>{label}</span>
      </label>
      <div className={styles.message}>
        <FieldMessage id={message} error={error} />
      </div>
    </div>
  );
}
