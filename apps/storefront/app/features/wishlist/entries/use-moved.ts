import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { addToCartKey } from '#lib/cart-fetcher.ts';
import { wishes } from '#lib/wishlist/use-wishlist.ts';
import { updateVisitor } from '#lib/session/visitor.tsx';
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

/** Removes a product that was moved to the cart from a guest's list; the server has removed it from a customer's list. */
export function useMoved(onMoved: () => void): void {
  const { data } = useFetcher<MoveAnswer>({ key: addToCartKey });
  const handled = useRef(data);
  useEffect(() => {
    if (!data || handled.current === data) return;
    handled.current = data;
    if (!data.moved) return;
    wishes.removeGuest([data.moved]);
    if (data.wishes) {
      wishes.setCustomerWishes(data.wishes);
      updateVisitor({ wishes: data.wishes });
    }
    onMoved();
  }, [data, onMoved]);
}
