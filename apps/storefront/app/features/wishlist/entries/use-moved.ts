import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { addToCartKey } from '#lib/cart-fetcher.ts';
import { wishes } from '#lib/wishes/use-wishes.ts';
import { updateVisitor } from '#lib/session/visitor.tsx';
import type { MoveAnswer } from './move-answer.ts';

/** Removes a product that was moved to the cart from a guest's list; the server has removed it from a customer's list. */
export function useMoved(onMoved: () => void): void {
  const { data } = useFetcher<MoveAnswer>({ key: addToCartKey });
  const heard = useRef(data);
  useEffect(() => {
    if (!data || heard.current === data) return;
    heard.current = data;
    if (!data.moved) return;
    wishes.removeGuest([data.moved]);
    if (data.wishes) {
      wishes.setCustomerWishes(data.wishes);
      updateVisitor({ wishes: data.wishes });
    }
    onMoved();
  }, [data, onMoved]);
}
