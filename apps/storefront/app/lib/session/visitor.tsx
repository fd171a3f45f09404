import type { Cart, WishRef } from '@selvedge/server/contract';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { authKey, parseStoredUser, serializeStoredUser, type BasicUser } from './stored-user.ts';
import { useLocalPath } from '../paths/link.tsx';

/* The visitor's data. Cached pages are the same for all visitors, so it is loaded afterwards in one small call. */

/** The response of the route `/visitor`. */
export interface VisitorAnswer {
  cart: Cart | null;
  /** Number of pieces in the cart. */
  count: number;
  user: (BasicUser & { userTypeIds: readonly number[] }) | null;
  /** Wishlist of the signed-in customer; null for a guest, and if it could not be loaded. */
  wishes: readonly WishRef[] | null;
  /** A change of the cart to report in the snackbar. */
  notice: PassingCartNotice | null;
}

/** The cart was merged into the account's cart or transferred from another country's shop, or that failed: lines by result. */
export interface PassingCartNotice {
  code: 'cart-merged' | 'cart-transferred' | 'cart-transfer-void';
  merged?: Readonly<Record<'joined' | 'fewer' | 'lost', number>>;
}

export interface Visitor extends Omit<VisitorAnswer, 'count' | 'user'> {
  /** Whether the server has answered; until then `user` is the user stored in this browser. */
  isKnown: boolean;
  user: (BasicUser & { userTypeIds?: readonly number[] }) | null;
  /** Null until the server has answered. */
  count: number | null;
}

const unknownVisitor: Visitor = { isKnown: false, user: null, cart: null, count: null, wishes: null, notice: null };

let visitor: Visitor | null = null;
let address = '';
let requestCount = 0;
/** Values received since the last request, which are newer than its response. */
let newerValues: Partial<Visitor> = {};
const listeners = new Set<() => void>();

/** Returns the visitor outside of rendering. */
export const getCurrentVisitor = (): Visitor => (visitor ??= { ...unknownVisitor, user: readStoredUser() });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setVisitor(next: Visitor): void {
  visitor = next;
  listeners.forEach((listener) => listener());
}

/** Takes over cart or wishlist from another response. */
export function updateVisitor(changes: Partial<Pick<Visitor, 'cart' | 'count' | 'wishes'>>): void {
  newerValues = { ...newerValues, ...changes };
  setVisitor({ ...getCurrentVisitor(), ...changes });
}

/** Loads the visitor again. A failed request changes nothing. */
export async function loadVisitor(): Promise<void> {
  const requestNumber = ++requestCount;
  newerValues = {};
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    if (!response.ok) return;
    const answer = (await response.json()) as VisitorAnswer;
    if (requestNumber !== requestCount) return;
    storeUser(answer.user);
    setVisitor({ ...answer, ...newerValues, isKnown: true });
  } catch {
    // The header stays unchanged.
  }
}

/** Deletes the stored user at once after signing out. */
export function deleteStoredUser(): void {
  storeUser(null);
  setVisitor({ ...getCurrentVisitor(), user: null, wishes: null });
}

function readStoredUser(): BasicUser | null {
  try {
    return parseStoredUser(localStorage.getItem(authKey));
  } catch {
    return null;
  }
}

function storeUser(user: BasicUser | null): void {
  try {
    if (user) localStorage.setItem(authKey, serializeStoredUser(user));
    else localStorage.removeItem(authKey);
  } catch {
    // Without storage the next page shows the user a moment later.
  }
}

/** Returns the visitor. A guest on the server and in the first render. */
export const useVisitor = (): Visitor => useSyncExternalStore(subscribe, getCurrentVisitor, () => unknownVisitor);

/** Loads the visitor after the page, after each submitted form, and when another tab signs in or out. */
export function VisitorProvider({ children }: { children: ReactNode }) {
  const path = useLocalPath()('/visitor');
  const { formMethod = 'GET' } = useNavigation();
  const isSending = formMethod !== 'GET';
  useEffect(() => {
    address = path;
    if (!isSending) void loadVisitor();
  }, [path, isSending]);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === authKey) void loadVisitor();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  return children;
}
