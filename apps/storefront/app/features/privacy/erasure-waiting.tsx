import { Trans } from '@lingui/react/macro';
import { Form, Link } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import styles from './privacy.module.css';

/** An affiliate's account that waits for deletion until the balance is settled: the reason, and how to cancel. */
export function ErasureWaiting() {
  return (
    <div className={styles.form}>
      <div role="status">
        <Notice tone="info">
          <Trans>
            You’ve asked us to delete your account. We’ll settle up with you in the affiliate programme first, then delete it straight away.
          </Trans>
        </Notice>
      </div>
      <ul className={styles.list}>
        <li>
          <Trans>Orders placed from now on earn nothing. Pending commission is decided as usual.</Trans>
        </li>
        <li>
          <Trans>
            Then we’ll pay out what’s left, however little it is. Please make sure your <Link to="/affiliate/profile">affiliate profile</Link> says
            where to send it.
          </Trans>
        </li>
        <li>
          <Trans>If you owe us money, or would like to give up what’s left, please write to us.</Trans>
        </li>
      </ul>
      <Form method="post" preventScrollReset replace>
        <input type="hidden" name="intent" value="keep" />
        <Button variant="secondary">
          <Trans>Keep my account</Trans>
        </Button>
      </Form>
    </div>
  );
}
