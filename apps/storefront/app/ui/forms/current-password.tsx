import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PasswordField } from './password-field.tsx';

interface CurrentPasswordProps {
  /** Differs between the forms of a page. */
  id?: string;
  /** Whether the user has just signed in by passkey: the password is then not needed. */
  isPasskeyFresh: boolean;
  error: string | null;
  required?: boolean;
  /** When the password is needed, below the field. */
  children?: ReactNode;
}

/** Asks for the password before a sensitive change, so that another person at an unlocked screen cannot make the change. */
export function CurrentPassword({ id = 'field-currentPassword', isPasskeyFresh, error, required = true, children }: CurrentPasswordProps) {
  const { t } = useLingui();
  if (isPasskeyFresh) return null;
  return (
    <PasswordField id={id} name="currentPassword" label={t`Current password`} autoComplete="current-password" error={error} required={required}>
      {children}
    </PasswordField>
  );
}
