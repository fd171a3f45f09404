import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { Notice } from '#ui/overlays/notice.tsx';
import { useSnackbar } from '#ui/overlays/snackbar.tsx';
import type { AccountNoticeCode } from '#lib/session/account-notice.ts';
import styles from './account-notice-message.module.css';

const texts: Readonly<Record<AccountNoticeCode, MessageDescriptor>> = {
  'profile-saved': msg`Your details are saved.`,
  'email-asked': msg`Your details are saved. We have written to both mailboxes: your email changes once both have confirmed it.`,
  'email-resent': msg`We have sent the email again. Please look into your mailbox.`,
  'email-change-cancelled': msg`Your email stays as it is.`,
  'address-saved': msg`The address is saved.`,
  'address-removed': msg`The address is deleted.`,
  'default-changed': msg`Your default address is changed.`,
  'password-changed': msg`Your password is changed. All other devices are signed out.`,
  'session-ended': msg`The device is signed out.`,
  'sessions-ended': msg`All other devices are signed out.`,
  'passkey-removed': msg`The passkey is deleted.`,
  'order-cancelled': msg`Your order is cancelled.`,
  'affiliate-saved': msg`Profile updated successfully`,
  'postback-saved': msg`The address is saved.`,
  'postback-removed': msg`The address is deleted.`,
  'postback-again': msg`It is on its way: you will see its answer below in a moment.`,
  'affiliate-applied': msg`Thank you. Your application is with us.`,
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
