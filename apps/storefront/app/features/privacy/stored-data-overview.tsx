import { Trans } from '@lingui/react/macro';
import { Link } from '#lib/paths/link.tsx';
import styles from './privacy.module.css';

/** Lists the stored personal data and its storage periods. */
export function StoredDataOverview() {
  return (
    <ul className={styles.list}>
      <li>
        <Trans>
          Your <Link to="/user/settings">profile</Link> and <Link to="/user/addresses">addresses</Link>, until you change or delete them.
        </Trans>
      </li>
      <li>
        <Trans>
          Your <Link to="/user/orders">orders</Link>, with what they cost and where they went. The law requires us to keep them for our books.
        </Trans>
      </li>
      <li>
        <Trans>Your wishlist, your cart, and what you’ve typed at checkout.</Trans>
      </li>
      <li>
        <Trans>Your reviews, your email preferences, and which order emails we’ve sent you.</Trans>
      </li>
      <li>
        <Trans>
          Where you’re <Link to="/user/security">signed in</Link>: your browser and network, but not your full IP address.
        </Trans>
      </li>
      <li>
        <Trans>
          Your cookie choices: <Link to="/consent">Cookie settings</Link>
        </Trans>
      </li>
    </ul>
  );
}
