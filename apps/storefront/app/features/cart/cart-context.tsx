import { useLingui } from '@lingui/react/macro';
import { createContext, lazy, Suspense, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { addToCartKey } from '#lib/cart-fetcher.ts';
import { askVisitor, tellVisitor, useVisitor } from '#lib/visitor.tsx';
import { useSnackbar, type Snack } from '#ui/snackbar.tsx';
import type { CartNotice } from './cart-notice.ts';
import type { CartAnswer } from './change-cart.ts';

// Comes when something is put into the cart, or when it is looked into.
const loadDrawer = () => import('./cart-drawer.tsx').then(({ CartDrawer: component }) => ({ default: component }));
const CartDrawer = lazy(loadDrawer);
// Most visits have nothing to tell.
const loadNoticeText = () => import('./notice-text.ts');

interface CartInHand {
  /** Pieces, or null until the cart has been asked for: the page itself is the same for everyone. */
  count: number | null;
  open: () => void;
}

const CartContext = createContext<CartInHand>({ count: null, open: () => undefined });

/** The visitor's cart, for the bar. */
export const useCart = (): CartInHand => useContext(CartContext);

/** The visitor's cart as he goes about; it opens when something was added. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui();
  const snackbar = useSnackbar();
  const { cart, count, told: passing } = useVisitor();
  const addition = useFetcher<CartAnswer>({ key: addToCartKey });

  // What was added opens the cart, until it is closed over that very answer.
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [closedOver, setClosedOver] = useState(addition.data);
  const isOpen = isAskedFor || (addition.data?.isDone === true && addition.data !== closedOver);
  // Kept once it was opened, so that it can close as it opened.
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);
  const isAdding = addition.state !== 'idle';
  useEffect(() => {
    if (isAdding) void Promise.all([loadDrawer(), loadNoticeText()]).catch(() => undefined);
  }, [isAdding]);
  const close = () => {
    setIsAskedFor(false);
    setClosedOver(addition.data);
  };

  const tell = useCallback(
    async (notice: CartNotice, tone: Snack['tone']) => {
      const { noticeText } = await loadNoticeText();
      snackbar.show({ text: noticeText(i18n, notice), tone });
    },
    [snackbar, i18n],
  );

  const told = useRef(addition.data);
  useEffect(() => {
    const answer = addition.data;
    if (!answer || told.current === answer) return;
    told.current = answer;
    hear(answer);
    if (answer.isDone) snackbar.show({ text: t`Added to cart`, tone: 'success' });
    else if (answer.notice) void tell(answer.notice, 'failure');
  }, [addition.data, snackbar, tell, t]);

  const toldPassing = useRef(passing);
  useEffect(() => {
    if (!passing || toldPassing.current === passing) return;
    toldPassing.current = passing;
    const { code, merged } = passing;
    const isWhole = code !== 'hand-over-void' && (!merged || merged.fewer + merged.lost === 0);
    void tell(passing, isWhole ? 'success' : 'failure');
  }, [passing, tell]);

  const open = useCallback(() => {
    void askVisitor();
    setIsAskedFor(true);
  }, []);
  const inHand = useMemo(() => ({ count, open }), [count, open]);

  return (
    <CartContext value={inHand}>
      {children}
      {hasOpened ? (
        <Suspense>
          <CartDrawer cart={cart} isOpen={isOpen} isLoading={count === null} onClose={close} onAnswer={hear} />
        </Suspense>
      ) : null}
    </CartContext>
  );
}

/** What an answer to a change says is newer than what the page was told. */
const hear = ({ cart }: CartAnswer): void => tellVisitor({ cart, count: cart?.count ?? 0 });
