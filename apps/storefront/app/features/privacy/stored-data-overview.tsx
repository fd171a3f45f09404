import { Trans } from '@lingui/react/macro';
import { Link } from '#lib/paths/link.tsx';
import styles from './privacy.module.css';

/** Lists which personal data is stored and for how long. */
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
          Your <Link to="/user/orders">orders</Link> with what they cost and where they went: the law asks us to keep them for our books.
        </Trans>
      </li>
      <li>
        <Trans>Your wishlist, your cart, and what you have typed at the checkout.</Trans>
      </li>
      <li>
        <Trans>Your reviews, what you want to hear of by mail, and which mails about orders we have sent.</Trans>
      </li>
      <li>
        <Trans>
          Where you are <Link to="/user/security">signed in</Link>: browser and network, not the whole address.
        </Trans>
      </li>
      <li>
        <Trans>
          What you chose about cookies: <Link to="/consent">Cookie settings</Link>
        </Trans>
      </li>
    </ul>
  );
}
