import type { Cart, WishRef } from '@selvedge/server/contract';

/** What became of a saved product that was to be put into the cart. The cart hears the rest of the answer. */
export interface MoveAnswer {
  cart: Cart | null;
  isDone: boolean;
  /** The product that lies in the cart now. */
  moved: number | null;
  /** What is left on the list at the shop; null where it stood on none. */
  wishes: readonly WishRef[] | null;
}
