import { Trans } from '@lingui/react/macro';
import type { Profile } from '@selvedge/server/contract';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import styles from './email-state.module.css';

/** Shows whether the email address, or a change of it, still has to be confirmed. Shows nothing otherwise. */
export function EmailState({ profile }: { profile: Profile }) {
  if (profile.pendingEmail) return <PendingEmail oldEmail={profile.email} pending={profile.pendingEmail} />;
  if (profile.isEmailConfirmed) return null;
  return (
    <Notice tone="warning" title={<Trans>Please confirm your email</Trans>}>
      <div className={styles.state}>
        <p>
          <Trans>
            We’ve emailed <strong>{profile.email}</strong>. Please open the link in that email to confirm it’s yours.
          </Trans>
        </p>
        <Resend />
      </div>
    </Notice>
  );
}

function PendingEmail({ oldEmail, pending }: { oldEmail: string; pending: NonNullable<Profile['pendingEmail']> }) {
  return (
    <Notice tone="info" title={<Trans>Your email is about to change</Trans>}>
      <div className={styles.state}>
        <p>
          <Trans>It will change once you’ve confirmed it from both addresses.</Trans>
        </p>
        <ul className={styles.boxes}>
          <ConfirmedAddress email={oldEmail} isConfirmed={pending.isOldConfirmed} />
          <ConfirmedAddress email={pending.email} isConfirmed={pending.isNewConfirmed} />
        </ul>
        <div className={styles.actions}>
          <Resend />
          <Form method="post" action="/user/settings">
            <input type="hidden" name="intent" value="keep-email" />
            <Button variant="quiet">
              <Trans>Keep my old email</Trans>
            </Button>
          </Form>
        </div>
      </div>
    </Notice>
  );
}

const ConfirmedAddress = ({ email, isConfirmed }: { email: string; isConfirmed: boolean }) => (
  <li className={styles.box}>
    {isConfirmed ? <Icon name="check" size={20} /> : <span className={styles.dot} aria-hidden="true" />}
    <span>
      <strong>{email}</strong> {isConfirmed ? <Trans>Confirmed</Trans> : <Trans>Awaiting confirmation</Trans>}
    </span>
  </li>
);

const Resend = () => (
  <Form method="post">
    <input type="hidden" name="intent" value="resend" />
    <Button variant="secondary">
      <Trans>Resend email</Trans>
    </Button>
  </Form>
);
