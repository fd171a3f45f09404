import { useEffect } from 'react';
import { useLocalPath } from '#lib/link.tsx';
import { wishes } from '#lib/use-wishes.ts';
import { useVisitor } from '#lib/visitor.tsx';
import { wishItemsPath } from '#lib/wish-items-path.ts';
import { wishlistKey } from '#lib/wishes.ts';

/**
 * Keeps the hearts of this browser as the shop has them: what a guest saved goes to the list of who signs in, and with
 * who signs out his hearts go too.
 */
export function WishKeeper(): null {
  const address = useLocalPath()(wishItemsPath);
  const { isKnown, user, wishes: own } = useVisitor();
  const userId = user?.id;
  useEffect(() => {
    if (own) wishes.setOwn(own);
    else if (isKnown && userId === undefined) wishes.setOwn([]);
  }, [isKnown, userId, own]);

  const isMerging = own !== null && userId !== undefined;
  useEffect(() => {
    if (!isMerging || wishes.kept().wishListsGuest.length === 0) return;
    void import('#lib/wish-changes.ts').then(({ mergeWishes }) => mergeWishes(address)).catch(() => undefined);
  }, [isMerging, address]);

  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === wishlistKey) wishes.refresh();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, []);
  return null;
}
