import { useEffect } from 'react';
import { wishes } from '#lib/wishes/use-wishes.ts';
import { deleteStoredUser } from '#lib/session/visitor.tsx';

/** Deletes the name and wishlist of the previously signed-in customer from this browser. For pages that only guests see. */
export function RemoveSignedOutUser(): null {
  useEffect(() => {
    deleteStoredUser();
    wishes.setCustomerWishes([]);
  }, []);
  return null;
}
