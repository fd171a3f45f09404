import type { Cart, WishRef } from '@selvedge/server/contract';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { authKey, readAuth, writtenAuth, type BasicUser } from './kept-auth.ts';
import { useLocalPath } from './link.tsx';

/* What a page knows of its visitor. Pages are the same for everybody, so it comes after them, in one small call. */

/** What the route `/visitor` answers. */
export interface VisitorAnswer {
  cart: Cart | null;
  /** Pieces in the cart. */
  count: number;
  user: (BasicUser & { userTypeIds: readonly number[] }) | null;
  /** The filled hearts of who is signed in; null for a guest, and where they could not be had. */
  wishes: readonly WishRef[] | null;
  /** What became of his cart on the way here, until it was told in passing. */
  told: ToldInPassing | null;
}

/** His cart joined that of his account, came along from another country's shop, or could not: how many lines came over in which way. */
export interface ToldInPassing {
  code: 'cart-merged' | 'cart-handed-over' | 'hand-over-void';
  merged?: Readonly<Record<'joined' | 'fewer' | 'lost', number>>;
}

export interface Visitor extends Omit<VisitorAnswer, 'count' | 'user'> {
  /** Whether the shop has answered; until then `user` is who was signed in when this browser last heard of it. */
  isKnown: boolean;
  user: (BasicUser & { userTypeIds?: readonly number[] }) | null;
  /** Null until the shop has answered. */
  count: number | null;
}

const nobody: Visitor = { isKnown: false, user: null, cart: null, count: null, wishes: null, told: null };

let visitor: Visitor | null = null;
let address = '';
let questions = 0;
/** What was learned since the last question: newer than its answer. */
let learned: Partial<Visitor> = {};
const listeners = new Set<() => void>();

/** The visitor outside of what is rendered. */
export const currentVisitor = (): Visitor => (visitor ??= { ...nobody, user: remembered() });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Visitor): void {
  visitor = next;
  listeners.forEach((listener) => listener());
}

/** Takes over what another answer said of the visitor's cart or hearts. */
export function tellVisitor(news: Partial<Pick<Visitor, 'cart' | 'count' | 'wishes'>>): void {
  learned = { ...learned, ...news };
  set({ ...currentVisitor(), ...news });
}

/** Asks the shop anew. Who cannot be reached changes nothing: a page is there without it. */
export async function askVisitor(): Promise<void> {
  const question = ++questions;
  learned = {};
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    if (!response.ok) return;
    const answer = (await response.json()) as VisitorAnswer;
    if (question !== questions) return;
    remember(answer.user);
    set({ ...answer, ...learned, isKnown: true });
  } catch {
    // The bar stays as it is.
  }
}

/** Nobody is signed in here: what was kept of somebody goes at once. */
export function forgetUser(): void {
  remember(null);
  set({ ...currentVisitor(), user: null, wishes: null });
}

function remembered(): BasicUser | null {
  try {
    return readAuth(localStorage.getItem(authKey));
  } catch {
    return null;
  }
}

function remember(user: BasicUser | null): void {
  try {
    if (user) localStorage.setItem(authKey, writtenAuth(user));
    else localStorage.removeItem(authKey);
  } catch {
    // Storage is switched off or full: then the next page knows it a moment later.
  }
}

/** Who is here. Nobody as far as the server and the first render go. */
export const useVisitor = (): Visitor => useSyncExternalStore(subscribe, currentVisitor, () => nobody);

/** Asks who is here once the page is there, after each form that was sent, and when another tab signs in or out. */
export function VisitorProvider({ children }: { children: ReactNode }) {
  const path = useLocalPath()('/visitor');
  const { formMethod = 'GET' } = useNavigation();
  const isSending = formMethod !== 'GET';
  useEffect(() => {
    address = path;
    if (!isSending) void askVisitor();
  }, [path, isSending]);
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === authKey) void askVisitor();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, []);
  return children;
}
