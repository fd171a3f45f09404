import { useEffect } from 'react';
import { useLocalPath } from '#lib/paths/link.tsx';
import { wishes } from '#lib/wishlist/use-wishlist.ts';
import { useVisitor } from '#lib/session/visitor.tsx';
import { wishItemsPath } from '#lib/paths/page-paths.ts';
import { wishlistKey } from '#lib/wishlist/browser-wishlist.ts';

/** Keeps the wishlist of this browser in sync with the server: merges a guest's list on sign-in and clears it on sign-out. */
export function WishlistSync(): null {
  const address = useLocalPath()(wishItemsPath);
  const { isKnown, user, wishes: serverWishes } = useVisitor();
  const userId = user?.id;
  useEffect(() => {
    if (serverWishes) wishes.setCustomerWishes(serverWishes);
    else if (isKnown && userId === undefined) wishes.setCustomerWishes([]);
  }, [isKnown, userId, serverWishes]);

  const isMerging = serverWishes !== null && userId !== undefined;
  useEffect(() => {
    if (!isMerging || wishes.current().wishListsGuest.length === 0) return;
    void import('#lib/wishlist/wishlist-requests.ts').then(({ mergeWishes }) => mergeWishes(address)).catch(() => undefined);
  }, [isMerging, address]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === wishlistKey) wishes.refresh();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  return null;
}
