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
            You have asked us to delete your account. We settle with you in the affiliate programme first, and delete it as soon as that is done.
          </Trans>
        </Notice>
      </div>
      <ul className={styles.list}>
        <li>
          <Trans>Orders that are placed from now on earn you nothing. Commission that is waiting is decided as usual.</Trans>
        </li>
        <li>
          <Trans>
            Then we pay out what is left, however little it is. Your <Link to="/affiliate/profile">affiliate profile</Link> must say where to.
          </Trans>
        </li>
        <li>
          <Trans>If something has to come back to us, or you want to give up what is left, please write to us.</Trans>
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
