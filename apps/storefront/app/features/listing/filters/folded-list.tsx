import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { formatNumber } from '#lib/locale/format.ts';
import styles from './folded-list.module.css';

interface FoldedListProps<Item> {
  items: readonly Item[];
  /** Number of items before "show more". */
  seen: number;
  /** The minimum number of items to hide. */
  least?: number;
  /** Shows all items from the start. */
  isOpen?: boolean;
  draw: (shown: readonly Item[]) => ReactNode;
}

/** Shows the first items of a long list, and the rest on demand. */
export function FoldedList<Item>({ items, seen, least = 3, isOpen = false, draw }: FoldedListProps<Item>) {
  const { i18n } = useLingui();
  // The state of the first render counts: a later change must not collapse the list.
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
