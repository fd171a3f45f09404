import type { PageMeta, Wish } from '@selvedge/server/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useGuestWishes } from '#lib/use-wishes.ts';
import { EmptyWishlist } from './empty-wishlist.tsx';
import { ownEntry } from './entry.ts';
import { NoticesForm } from './notices-form.tsx';
import { ShareButton } from './share-button.tsx';
import { WishList } from './wish-list.tsx';

interface OwnWishlistProps {
  items: readonly Wish[];
  meta: PageMeta;
  /** All products on it, for who shares the list. */
  productIds: readonly number[];
  hasNotices: boolean;
  /** The way to the other pages. */
  pages: ReactNode;
}

/** The list of who is signed in, as the shop keeps it. */
export function OwnWishlist({ items, meta, productIds, hasNotices, pages }: OwnWishlistProps) {
  const { revalidate } = useRevalidator();
  const readAnew = () => void revalidate();
  useReadAfterMerging(readAnew);
  if (items.length === 0) return <EmptyWishlist />;
  return (
    <WishList
      entries={items.map(ownEntry)}
      itemCount={meta.itemCount}
      returnTo={meta.page > 1 ? `/Wishlists?page=${meta.page}` : '/Wishlists'}
      share={<ShareButton productIds={productIds} />}
      onRemoved={readAnew}
    >
      {pages}
      <NoticesForm hasNotices={hasNotices} />
    </WishList>
  );
}

/** What was saved before signing in comes to the list a moment after the page. */
function useReadAfterMerging(read: () => void): void {
  const isWaiting = (useGuestWishes()?.length ?? 0) > 0;
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) read();
    wasWaiting.current = isWaiting;
  }, [isWaiting, read]);
}
