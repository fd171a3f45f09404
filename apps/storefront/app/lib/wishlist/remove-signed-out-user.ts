import { useEffect } from 'react';
import { wishes } from '#lib/wishlist/use-wishlist.ts';
import { deleteStoredUser } from '#lib/session/visitor.tsx';

/** Deletes the name and wishlist of the previously signed-in customer from this browser. For pages that only guests see. */
export function RemoveSignedOutUser(): null {
  useEffect(() => {
    deleteStoredUser();
    wishes.setCustomerWishes([]);
  }, []);
  return null;
}
