import { Plural, Trans } from '@lingui/react/macro';
import { useCallback, useRef, type ReactNode } from 'react';
import { useMoved } from './use-moved.ts';
import type { Entry } from './entry.ts';
import { WishEntry } from './wish-entry.tsx';
import styles from './wishlist-entries.module.css';

interface WishlistEntriesProps {
  entries: readonly Entry[];
  /** On all pages. */
  itemCount: number;
  /** The path of this page of the list, without language. */
  returnTo: string;
  /** Shown next to the heading. */
  share: ReactNode;
  /** Shown below the entries: the pagination and settings. */
  children?: ReactNode;
  /** Reloads the list of a customer. */
  onRemoved?: () => void;
}

/** Renders the entries of a wishlist. After a removal the focus moves to the number of entries, because the removed entry had it. */
export function WishlistEntries({ entries, itemCount, returnTo, share, children, onRemoved }: WishlistEntriesProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const focusCount = useCallback(() => count.current?.focus({ preventScroll: true }), []);
  useMoved(focusCount);
  const handleRemoved = () => {
    focusCount();
    onRemoved?.();
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Trans>Wishlist</Trans>
        </h1>
        <p ref={count} tabIndex={-1} className={styles.count}>
          <Plural value={itemCount} one="# item" other="# items" />
        </p>
        <div className={styles.share}>{share}</div>
      </div>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.product.id} className={styles.cell}>
            <WishEntry entry={entry} returnTo={returnTo} onRemoved={handleRemoved} />
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
