import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { addToCartKey } from '#lib/cart-fetcher.ts';
import { wishes } from '#lib/use-wishes.ts';
import { tellVisitor } from '#lib/visitor.tsx';
import type { MoveAnswer } from './move-answer.ts';

/** What has been put into the cart leaves the list: the shop has taken it off its own, a guest's is taken off here. */
export function useMoved(onMoved: () => void): void {
  const { data } = useFetcher<MoveAnswer>({ key: addToCartKey });
  const heard = useRef(data);
  useEffect(() => {
    if (!data || heard.current === data) return;
    heard.current = data;
    if (!data.moved) return;
    wishes.removeGuest([data.moved]);
    if (data.wishes) {
      wishes.setOwn(data.wishes);
      tellVisitor({ wishes: data.wishes });
    }
    onMoved();
  }, [data, onMoved]);
}
