import { Trans } from '@lingui/react/macro';
import { classes } from '#ui/styles/classes.ts';
import { Skeleton } from '#ui/media/skeleton.tsx';
import entry from './entries/wish-entry.module.css';
import styles from './entries/wishlist-entries.module.css';

/** Renders a placeholder until the guest's list is read from the browser. Without JavaScript it states that scripts are required. */
export function LoadingWishlist({ entries = 4 }: { entries?: number }) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Trans>Wishlist</Trans>
        </h1>
      </div>
      <noscript>
        <p className={styles.note}>
          <Trans>Your wishlist is stored in your browser and needs JavaScript. If JavaScript is off, please sign in.</Trans>
        </p>
      </noscript>
      <ul className={classes(styles.entries, styles.loading)} aria-hidden="true">
        {Array.from({ length: entries }, (_, index) => (
          <li key={index} className={styles.cell}>
            <div className={entry.entry}>
              <div className={entry.picture} />
              <div className={entry.words}>
                <Skeleton width="40%" height="18px" />
                <Skeleton height="20px" />
                <Skeleton width="60%" height="21px" />
              </div>
              <div className={entry.actions}>
                <Skeleton height="104px" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
