import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { Notice } from '#ui/overlays/notice.tsx';
import { useSnackbar } from '#ui/overlays/snackbar.tsx';
import type { AccountNoticeCode } from '#lib/session/account-notice.ts';
import styles from './account-notice-message.module.css';

const texts: Readonly<Record<AccountNoticeCode, MessageDescriptor>> = {
  'profile-saved': msg`Your details have been saved.`,
  'email-asked': msg`Your details have been saved. We’ve emailed both addresses: your email will change once you’ve confirmed it from each of them.`,
  'email-resent': msg`We’ve sent the email again. Please check your inbox.`,
  'email-change-cancelled': msg`Your email hasn’t changed.`,
  'address-saved': msg`Address saved.`,
  'address-removed': msg`Address deleted.`,
  'default-changed': msg`Default address updated.`,
  'two-step-off': msg`Two-step sign-in is off.`,
  'password-changed': msg`Your password has been changed. All other devices have been signed out.`,
  'session-ended': msg`Device signed out.`,
  'sessions-ended': msg`All other devices have been signed out.`,
  'passkey-removed': msg`Passkey deleted.`,
  'order-cancelled': msg`Your order has been cancelled.`,
  'affiliate-saved': msg`Profile updated successfully`,
  'postback-saved': msg`Address saved.`,
  'postback-removed': msg`Address deleted.`,
  'api-token-revoked': msg`Token revoked.`,
  'message-sent': msg`Message sent.`,
  'postback-again': msg`Test sent. The response will appear below in a moment.`,
  'affiliate-applied': msg`Thank you. We’ve received your application.`,
};

/** Confirms the last action: in the snackbar with scripts, on the page without. */
export function AccountNoticeMessage({ notice }: { notice: { code: AccountNoticeCode } | null }) {
  const { i18n } = useLingui();
  const { show } = useSnackbar();
  useEffect(() => {
    if (notice) show({ text: i18n._(texts[notice.code]), tone: 'success' });
  }, [notice, show, i18n]);
  return notice ? (
    <div className={styles.plain}>
      <Notice tone="success">{i18n._(texts[notice.code])}</Notice>
    </div>
  ) : null;
}
