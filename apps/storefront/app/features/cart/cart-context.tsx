import { useLingui } from '@lingui/react/macro';
import type { Cart } from '@selvedge/server/contract';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { addToCartKey } from '#lib/cart-fetcher.ts';
import { useLocalPath } from '#lib/link.tsx';
import { useSnackbar } from '#ui/snackbar.tsx';
import { CartDrawer } from './cart-drawer.tsx';
import type { CartAnswer } from './change-cart.ts';
import { useNoticeText } from './notice-text.ts';

interface CartInHand {
  /** Pieces, or null until the cart has been asked for: the page itself is the same for everyone. */
  count: number | null;
  open: () => void;
}

const CartContext = createContext<CartInHand>({ count: null, open: () => undefined });

/** The visitor's cart, for the bar. */
export const useCart = (): CartInHand => useContext(CartContext);

/** Fetches the cart after the page, keeps it while the shopper goes about, and opens it when something was added. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const local = useLocalPath();
  const snackbar = useSnackbar();
  const noticeText = useNoticeText();
  const [cart, setCart] = useState<Cart | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const summary = useFetcher<{ cart: Cart | null; count: number }>({ key: 'cart-summary' });
  const addition = useFetcher<CartAnswer>({ key: addToCartKey });

  const summaryPath = local('/cart/summary');
  const { load } = summary;
  useEffect(() => void load(summaryPath), [load, summaryPath]);
  useEffect(() => {
    if (summary.data) setCart(summary.data.cart);
  }, [summary.data]);

  const told = useRef<CartAnswer>(undefined);
  useEffect(() => {
    const answer = addition.data;
    if (!answer || told.current === answer) return;
    told.current = answer;
    if (answer.cart) setCart(answer.cart);
    if (answer.isDone) {
      setIsOpen(true);
      snackbar.show({ text: t`Added to cart`, tone: 'success' });
    } else if (answer.notice) {
      snackbar.show({ text: noticeText(answer.notice), tone: 'failure' });
    }
  }, [addition.data, snackbar, noticeText, t]);

  const open = useCallback(() => {
    void load(summaryPath);
    setIsOpen(true);
  }, [load, summaryPath]);
  const count = cart ? cart.count : summary.data ? 0 : null;
  const inHand = useMemo(() => ({ count, open }), [count, open]);

  return (
    <CartContext value={inHand}>
      {children}
      <CartDrawer cart={cart} isOpen={isOpen} isLoading={count === null} onClose={() => setIsOpen(false)} onAnswer={(answer) => setCart(answer.cart)} />
    </CartContext>
  );
}
