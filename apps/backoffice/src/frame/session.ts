import { useSyncExternalStore } from 'react';
import type { StaffMe } from '@selvedge/server/admin/staff';

/** The person who opened this page, until they sign out. */
let person: StaffMe | undefined;
/** Refused calls wait for this promise after the session has ended. It resolves to true once the person has signed in again. */
let waiting: { answer: Promise<boolean>; resolve: (isSignedIn: boolean) => void } | undefined;
const listeners = new Set<() => void>();

const setWaiting = (next: typeof waiting): void => {
  waiting = next;
  for (const listener of listeners) listener();
};

export const getPerson = (): StaffMe | undefined => person;

/** Remembers the signed-in person; `undefined` after signing out. */
export function setPerson(next: StaffMe | undefined): void {
  person = next;
  if (!next) finishSignIn(false);
}

/**
 * Requests a new sign-in over the open page, so that no input is lost. Calls that fail in the meantime share one request.
 * @returns whether they signed in; false at once if no person was signed in on this page
 */
export async function requestSignIn(): Promise<boolean> {
  if (!person) return false;
  if (!waiting) {
    let resolve: (isSignedIn: boolean) => void = () => undefined;
    const answer = new Promise<boolean>((settle) => {
      resolve = settle;
    });
    setWaiting({ answer, resolve });
  }
  return (await waiting?.answer) ?? false;
}

/** Ends the request: waiting calls are sent again, or fail. */
export function finishSignIn(isSignedIn: boolean): void {
  const asked = waiting;
  setWaiting(undefined);
  asked?.resolve(isSignedIn);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns whether the session has ended and calls wait for the person to sign in again. */
export const useIsSignInRequested = (): boolean => useSyncExternalStore(subscribe, () => waiting !== undefined);
