import { useEffect } from 'react';
import { wishes } from '#lib/wishes/use-wishes.ts';
import { forgetUser } from '#lib/session/visitor.tsx';

/** Deletes the name and wishlist of the previously signed-in customer from this browser. For pages that only guests see. */
export function ForgetSignedOutUser(): null {
  useEffect(() => {
    forgetUser();
    wishes.setCustomerWishes([]);
  }, []);
  return null;
}
