import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import styles from './entries/wishlist-entries.module.css';

interface SharedWishlistProps {
  itemCount: number;
  /** The products, with their own wishlist buttons. */
  children: ReactNode;
}

/** Renders a shared list, which every visitor can view and only its owner can change. */
export function SharedWishlist({ itemCount, children }: SharedWishlistProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Trans>A shared wishlist</Trans>
        </h1>
        <p className={styles.count}>
          <Plural value={itemCount} one="# item" other="# items" />
        </p>
      </div>
      {itemCount > 0 ? (
        <>
          <p className={styles.note}>
            <Trans>Somebody likes these and wants to show them to you. Your own hearts stay yours.</Trans>
          </p>
          {children}
        </>
      ) : (
        <EmptyState
          icon="heart"
          title={<Trans>There is nothing on this list</Trans>}
          action={
            <LinkButton to="/categories">
              <Trans>Find something to wear</Trans>
            </LinkButton>
          }
        >
          <Trans>What was on it is not sold here, or the link is not whole.</Trans>
        </EmptyState>
      )}
    </div>
  );
}
