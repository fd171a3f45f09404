import { Plural, Trans } from '@lingui/react/macro';
import { useCallback, useRef, type ReactNode } from 'react';
import { useMoved } from './use-moved.ts';
import type { Entry } from './entry.ts';
import { WishEntry } from './wish-entry.tsx';
import styles from './wish-list.module.css';

interface WishListProps {
  entries: readonly Entry[];
  /** On all pages. */
  itemCount: number;
  /** This page of the list, without language. */
  returnTo: string;
  /** Beside the heading. */
  share: ReactNode;
  /** Below the entries: the way to the other pages, and what else belongs to a list. */
  children?: ReactNode;
  /** The list at the shop is read anew. */
  onRemoved?: () => void;
}

/** What is on a wishlist. Who takes something off it is led to how much is left, since what had the focus has gone. */
export function WishList({ entries, itemCount, returnTo, share, children, onRemoved }: WishListProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const goOn = useCallback(() => count.current?.focus({ preventScroll: true }), []);
  useMoved(goOn);
  const removed = () => {
    goOn();
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
            <WishEntry entry={entry} returnTo={returnTo} onRemoved={removed} />
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
