import { useEffect } from 'react';
import { wishes } from '#lib/use-wishes.ts';
import { forgetUser } from '#lib/visitor.tsx';

/** On pages that only guests see: the name and the hearts of who was signed in before are not left to the next one. */
export function SignedOut(): null {
  useEffect(() => {
    forgetUser();
    wishes.setOwn([]);
  }, []);
  return null;
}
