import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PasswordField } from './password-field.tsx';

interface CurrentPasswordProps {
  /** Whether the user has just signed in by passkey: the password is then not needed. */
  isPasskeyFresh: boolean;
  error: string | null;
  required?: boolean;
  /** When the password is needed, below the field. */
  children?: ReactNode;
}

/** Asks for the password before a sensitive change, so that a person at an open screen cannot make it. */
export function CurrentPassword({ isPasskeyFresh, error, required = true, children }: CurrentPasswordProps) {
  const { t } = useLingui();
  if (isPasskeyFresh) return null;
  return (
    <PasswordField
      id="field-currentPassword"
      name="currentPassword"
      label={t`Current password`}
      autoComplete="current-password"
      error={error}
      required={required}
    >
      {children}
    </PasswordField>
  );
}
