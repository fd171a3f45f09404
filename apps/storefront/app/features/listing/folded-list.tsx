import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { formatNumber } from '#lib/format.ts';
import styles from './folded-list.module.css';

interface FoldedListProps<Item> {
  items: readonly Item[];
  /** How many are seen before the rest is asked for. */
  seen: number;
  /** Fewer than these are not worth a fold. */
  least?: number;
  /** The rest is in sight from the start. */
  isOpen?: boolean;
  draw: (some: readonly Item[]) => ReactNode;
}

/** Of a long list the first few, and the rest when it is asked for. */
export function FoldedList<Item>({ items, seen, least = 3, isOpen = false, draw }: FoldedListProps<Item>) {
  const { i18n } = useLingui();
  // Whoever folded it out keeps it so: only the first look decides.
  const [wasOpen] = useState(isOpen);
  if (items.length < seen + least) return draw(items);
  return (
    <>
      {draw(items.slice(0, seen))}
      <details className={styles.rest} open={wasOpen}>
        <summary className={styles.more}>
          <span className={styles.whenClosed}>
            <Trans>Show all ({formatNumber(items.length, i18n.locale)})</Trans>
          </span>
          <span className={styles.whenOpen}>
            <Trans>Show fewer</Trans>
          </span>
        </summary>
        {draw(items.slice(seen))}
      </details>
    </>
  );
}
