import { useEffect, useRef } from 'react';
import { useFetcher, type FetcherWithComponents } from 'react-router';
import { cartLinesPath } from '#lib/cart-fetcher.ts';
import { useLocalPath } from '#lib/paths/link.tsx';
import type { CartAnswer } from '../lines/apply-cart-change.ts';

export interface LineFetcher {
  Form: FetcherWithComponents<CartAnswer>['Form'];
  action: string;
  /** Requests another quantity. */
  change: (quantity: number) => void;
  isBusy: boolean;
  isGoing: boolean;
  /** The requested quantity that is not confirmed yet. */
  wanted: number | null;
  answer: CartAnswer | undefined;
}

/** Sends the changes of one line with a separate fetcher, so that two lines changed at once do not share an answer. */
export function useLineFetcher(lineId: number, onAnswer: (answer: CartAnswer) => void): LineFetcher {
  const action = useLocalPath()(cartLinesPath);
  const fetcher = useFetcher<CartAnswer>({ key: `cart-line-${lineId}` });
  const { data, state, formData, submit, Form } = fetcher;

  // An answer from before this row was mounted (the same line in the drawer) is ignored.
  const handled = useRef(data);
  useEffect(() => {
    if (!data || handled.current === data) return;
    handled.current = data;
    onAnswer(data);
  }, [data, onAnswer]);

  const isBusy = state !== 'idle';
  const requestedQuantity = isBusy ? formData?.get('quantity') : null;
  return {
    Form,
    action,
    change: (quantity) => void submit({ intent: 'change', lineId: String(lineId), quantity: String(quantity) }, { method: 'post', action }),
    isBusy,
    isGoing: isBusy && formData?.get('intent') === 'remove',
    wanted: typeof requestedQuantity === 'string' && requestedQuantity !== '' ? Number(requestedQuantity) : null,
    answer: data,
  };
}
