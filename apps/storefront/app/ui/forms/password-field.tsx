import { useLingui } from '@lingui/react/macro';
import { useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import { classes } from '../styles/classes.ts';
import { FieldMessage } from './field-message.tsx';
import fieldStyles from './field.module.css';
import styles from './password-field.module.css';

interface PasswordFieldProps {
  id?: string;
  name?: string;
  label: string;
  /** `new-password` for a new password, so that browsers suggest one. */
  autoComplete: 'current-password' | 'new-password';
  error?: string | null;
  required?: boolean;
  onChange?: (password: string) => void;
  /** Content below the field that belongs to it: rules for a new password. */
  children?: ReactNode;
}

const subscribeToNothing = () => () => undefined;

/** A password field that scripts can make visible. Its value is never sent back. */
export function PasswordField({
  id: givenId,
  name = 'password',
  label,
  autoComplete,
  error,
  required = true,
  onChange,
  children,
}: PasswordFieldProps) {
  const { t } = useLingui();
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isShown, setIsShown] = useState(false);
  const hasScripts = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const described = [error && `${id}-message`, children && `${id}-more`].filter(Boolean).join(' ');
  return (
    <div className={fieldStyles.field}>
      <div className={fieldStyles.box}>
        <input
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          className={classes(fieldStyles.control, styles.control)}
          placeholder=" "
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          aria-required={required || undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={described || undefined}
          onChange={(event) => onChange?.(event.target.value)}
        />
        <label htmlFor={id} className={classes(fieldStyles.label, required && fieldStyles.required)}>
          {label}
        </label>
        {hasScripts ? (
          <button
            type="button"
            className={styles.show}
            aria-controls={id}
            aria-label={isShown ? t`Hide password` : t`Show password`}
            onClick={() => setIsShown(!isShown)}
          >
            <Eye isShut={isShown} />
          </button>
        ) : null}
      </div>
      <FieldMessage id={`${id}-message`} error={error ?? null} />
      {children ? <div id={`${id}-more`}>{children}</div> : null}
    </div>
  );
}

/** Not in icon.tsx, because those icons are loaded with every page. */
const Eye = ({ isShut }: { isShut: boolean }) => (
  <svg width={22} height={22} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinecap="round" aria-hidden="true">
    <path d="M3 12c2-3.7 5.2-5.8 9-5.8s7 2.1 9 5.8c-2 3.7-5.2 5.8-9 5.8S5 15.7 3 12z" strokeLinejoin="round" />
    <path d="M12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z" />
    {isShut ? <path d="M4.5 19.5l15-15" /> : null}
  </svg>
);
