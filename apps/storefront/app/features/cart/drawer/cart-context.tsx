import { useLingui } from '@lingui/react/macro';
import { createContext, lazy, Suspense, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { addToCartKey } from '#lib/cart-fetcher.ts';
import { loadVisitor, updateVisitor, useVisitor } from '#lib/session/visitor.tsx';
import { useSnackbar, type Snack } from '#ui/overlays/snackbar.tsx';
import type { CartNotice } from '../notice/cart-notice.ts';
import type { CartAnswer } from '../lines/apply-cart-change.ts';

// Loaded when a product is added or the cart is opened.
const loadDrawer = () => import('./cart-drawer.tsx').then(({ CartDrawer: component }) => ({ default: component }));
const CartDrawer = lazy(loadDrawer);
// Loaded on demand, because most visits have no notice.
const loadNoticeText = () => import('../notice/notice-text.ts');

interface CartState {
  /** Number of pieces; null until the cart is loaded, because the page itself is the same for every visitor. */
  count: number | null;
  open: () => void;
}

const CartContext = createContext<CartState>({ count: null, open: () => undefined });

/** Returns the visitor's cart for the app bar. */
export const useCart = (): CartState => useContext(CartContext);

/** Provides the visitor's cart on all pages, and opens it when a product was added. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui();
  const snackbar = useSnackbar();
  const { cart, count, notice: passing } = useVisitor();
  const addition = useFetcher<CartAnswer>({ key: addToCartKey });

  // A new answer to an addition opens the drawer. Closing the drawer stores that answer.
  const [isDrawerRequested, setDrawerRequested] = useState(false);
  const [closedOver, setClosedOver] = useState(addition.data);
  const isOpen = isDrawerRequested || (addition.data?.isDone === true && addition.data !== closedOver);
  // Stays mounted after it was opened once, so that closing is animated.
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);
  const isAdding = addition.state !== 'idle';
  useEffect(() => {
    if (isAdding) void Promise.all([loadDrawer(), loadNoticeText()]).catch(() => undefined);
  }, [isAdding]);
  const close = () => {
    setDrawerRequested(false);
    setClosedOver(addition.data);
  };

  const tell = useCallback(
    async (notice: CartNotice, tone: Snack['tone']) => {
      const { getNoticeText: noticeText } = await loadNoticeText();
      snackbar.show({ text: noticeText(i18n, notice), tone });
    },
    [snackbar, i18n],
  );

  const handledAnswer = useRef(addition.data);
  useEffect(() => {
    const answer = addition.data;
    if (!answer || handledAnswer.current === answer) return;
    handledAnswer.current = answer;
    updateVisitorCart(answer);
    if (answer.isDone) snackbar.show({ text: t`Added to cart`, tone: 'success' });
    else if (answer.notice) void tell(answer.notice, 'failure');
  }, [addition.data, snackbar, tell, t]);

  const shownPassingNotice = useRef(passing);
  useEffect(() => {
    if (!passing || shownPassingNotice.current === passing) return;
    shownPassingNotice.current = passing;
    const { code, merged } = passing;
    const isWhole = code !== 'cart-transfer-void' && (!merged || merged.fewer + merged.lost === 0);
    void tell(passing, isWhole ? 'success' : 'failure');
  }, [passing, tell]);

  const open = useCallback(() => {
    void loadVisitor();
    setDrawerRequested(true);
  }, []);
  const cartState = useMemo(() => ({ count, open }), [count, open]);

  return (
    <CartContext value={cartState}>
      {children}
      {hasOpened ? (
        <Suspense>
          <CartDrawer cart={cart} isOpen={isOpen} isLoading={count === null} onClose={close} onAnswer={updateVisitorCart} />
        </Suspense>
      ) : null}
    </CartContext>
  );
}

/** Updates the visitor's data: the answer to a change is newer than the loaded data of the page. */
const updateVisitorCart = ({ cart }: CartAnswer): void => updateVisitor({ cart, count: cart?.count ?? 0 });
