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
    'signed-out': <Trans>You’ve been signed out.</Trans>,
    'password-changed': <Trans>Your password has been changed. Please sign in with the new one.</Trans>,
    'email-confirmed': <Trans>Thank you. Your email has been confirmed.</Trans>,
    'email-waiting': (
      <Trans>Thank you. Please open the link we sent to your other address too: your email will change once both are confirmed.</Trans>
    ),
    'email-changed': <Trans>Your email has been changed. Please use the new one to sign in.</Trans>,
  };
  return (
    <div role="status">
      <Notice tone="success">{words[notice]}</Notice>
    </div>
  );
}
