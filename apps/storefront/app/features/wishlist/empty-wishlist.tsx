import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Renders an empty wishlist with a hint how to add products. */
export function EmptyWishlist({ children }: { children?: ReactNode }) {
  return (
    <>
      <h1 className="visually-hidden">
        <Trans>Wishlist</Trans>
      </h1>
      <EmptyState
        icon="heart"
        title={<Trans>Your wishlist is empty</Trans>}
        action={
          <LinkButton to="/categories">
            <Trans>Find something to wear</Trans>
          </LinkButton>
        }
      >
        <Trans>Use the heart on any product to save it here until you’re sure.</Trans>
        {children}
      </EmptyState>
    </>
  );
}
