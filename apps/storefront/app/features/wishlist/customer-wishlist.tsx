import type { PageMeta, Wish } from '@selvedge/server/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useGuestWishes } from '#lib/wishlist/use-wishlist.ts';
import { EmptyWishlist } from './empty-wishlist.tsx';
import { toCustomerEntry } from './entries/entry.ts';
import { NoticesForm } from './notices-form.tsx';
import { ShareButton } from './share-button.tsx';
import { WishlistEntries } from './entries/wishlist-entries.tsx';

interface CustomerWishlistProps {
  items: readonly Wish[];
  meta: PageMeta;
  /** All products on the list, for sharing. */
  productIds: readonly number[];
  hasNotices: boolean;
  /** The pagination. */
  pages: ReactNode;
}

/** Renders the wishlist of a signed-in customer, which the server stores. */
export function CustomerWishlist({ items, meta, productIds, hasNotices, pages }: CustomerWishlistProps) {
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  useReadAfterMerging(reload);
  if (items.length === 0) return <EmptyWishlist />;
  return (
    <WishlistEntries
      entries={items.map(toCustomerEntry)}
      itemCount={meta.itemCount}
      returnTo={meta.page > 1 ? `/Wishlists?page=${meta.page}` : '/Wishlists'}
      share={<ShareButton productIds={productIds} />}
      onRemoved={reload}
    >
      {pages}
      <NoticesForm hasNotices={hasNotices} />
    </WishlistEntries>
  );
}

/** Reloads the list after the guest's products were merged into it, which happens shortly after signing in. */
function useReadAfterMerging(read: () => void): void {
  const isWaiting = (useGuestWishes()?.length ?? 0) > 0;
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) read();
    wasWaiting.current = isWaiting;
  }, [isWaiting, read]);
}
