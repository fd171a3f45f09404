import { useEffect } from 'react';
import { wishes } from '#lib/wishes/use-wishes.ts';
import { forgetUser } from '#lib/session/visitor.tsx';

/** Forgets the name and wishlist of the customer who was signed in before. For pages that only guests see. */
export function ForgetSignedOutUser(): null {
  useEffect(() => {
    forgetUser();
    wishes.setCustomerWishes([]);
  }, []);
  return null;
}
