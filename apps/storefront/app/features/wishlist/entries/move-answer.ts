import type { Cart, WishRef } from '@selvedge/server/contract';

/** The answer to moving a saved product to the cart. The cart reads the rest of the answer. */
export interface MoveAnswer {
  cart: Cart | null;
  isDone: boolean;
  /** The product that was added to the cart. */
  moved: number | null;
  /** The remaining entries of the customer's list; null for a product that was on no customer's list. */
  wishes: readonly WishRef[] | null;
}
