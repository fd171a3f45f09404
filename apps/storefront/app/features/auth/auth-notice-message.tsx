import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { errorText } from '#lib/api/error-texts.ts';
import { Notice } from '#ui/overlays/notice.tsx';
import type { AuthNotice } from './auth-notice.ts';

/** Shows the result of the previous form. */
export function AuthNoticeMessage({ notice }: { notice: AuthNotice | null }) {
  const { i18n } = useLingui();
  if (!notice) return null;
  if (notice === 'link-expired') return <Notice tone="error">{errorText(i18n, 'LinkExpired')}</Notice>;
  const words: Readonly<Record<Exclude<AuthNotice, 'link-expired'>, ReactNode>> = {
    'signed-out': <Trans>You are signed out.</Trans>,
    'password-changed': <Trans>Your password is changed. Sign in with the new one.</Trans>,
    'email-confirmed': <Trans>Thank you. Your email is confirmed.</Trans>,
    'email-waiting': <Trans>Thank you. Please open the link in your other mailbox too: your email changes when both have been confirmed.</Trans>,
    'email-changed': <Trans>Your email is changed. Use the new one when you sign in.</Trans>,
  };
  return (
    <div role="status">
      <Notice tone="success">{words[notice]}</Notice>
    </div>
  );
}
