import { Trans } from '@lingui/react/macro';
import type { Cart, CartLine } from '@selvedge/server/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { cartLinesPath } from '#lib/cart-fetcher.ts';
import { useLocalPath } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { CartLineRow } from './cart-line.tsx';
import styles from './cart-lines.module.css';
import type { CartNotice } from '../notice/cart-notice.ts';
import type { CartAnswer } from './apply-cart-change.ts';

interface CartLinesProps {
  cart: Cart;
  notice?: CartNotice | null;
  returnTo: string;
  /** Called with the answer to a change, if the cart does not come from a loader. */
  onAnswer?: (answer: CartAnswer) => void;
}

/** Renders the lines of the cart. A removed line can be restored. */
export function CartLines({ cart, notice = null, returnTo, onAnswer }: CartLinesProps) {
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const onLineAnswer = useCallback(
    (answer: CartAnswer, removedLine: CartLine | null) => {
      onAnswer?.(answer);
      if (removedLine) setRemoved(removedLine);
    },
    [onAnswer],
  );
  const putBack = useCallback(
    (answer: CartAnswer) => {
      onAnswer?.(answer);
      setRemoved(null);
    },
    [onAnswer],
  );
  return (
    <div>
      {removed ? <RemovedLine key={removed.id} line={removed} returnTo={returnTo} onAnswer={putBack} /> : null}
      <ul className={styles.lines}>
        {cart.lines.map((line) => (
          <CartLineRow key={line.id} line={line} notice={notice?.lineId === line.id ? notice : null} returnTo={returnTo} onAnswer={onLineAnswer} />
        ))}
      </ul>
    </div>
  );
}

/** Shows which line was removed and offers to restore it. Takes the focus, which was in the removed line. */
function RemovedLine({ line, returnTo, onAnswer }: { line: CartLine; returnTo: string; onAnswer: (answer: CartAnswer) => void }) {
  const local = useLocalPath();
  const fetcher = useFetcher<CartAnswer>();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  const handled = useRef<CartAnswer>(undefined);
  useEffect(() => {
    if (!fetcher.data || handled.current === fetcher.data) return;
    handled.current = fetcher.data;
    onAnswer(fetcher.data);
  }, [fetcher.data, onAnswer]);

  return (
    <div className={styles.removed}>
      <p ref={words} tabIndex={-1} role="status">
        <Trans>{line.name} has been removed.</Trans>
      </p>
      <fetcher.Form method="post" action={local(cartLinesPath)}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="productId" value={line.productId} />
        <input type="hidden" name="color" value={line.color?.id ?? ''} />
        <input type="hidden" name="size" value={line.size.id} />
        <input type="hidden" name="quantity" value={line.quantity} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <Button variant="quiet" size="small">
          <Trans>Undo</Trans>
        </Button>
      </fetcher.Form>
    </div>
  );
}
