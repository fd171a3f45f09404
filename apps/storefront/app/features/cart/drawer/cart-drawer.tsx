import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Cart } from '@selvedge/server/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { reportAction } from '#lib/measuring/visitor-actions.ts';
import { Amount } from '#ui/figures/amount.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/media/skeleton.tsx';
import styles from './cart-drawer.module.css';
import { CartLines } from '../lines/cart-lines.tsx';
import type { CartAnswer } from '../lines/apply-cart-change.ts';
import { FreeDelivery, isDeliveryFree } from '../free-delivery.tsx';
import { GoalProgress } from '../goal-progress.tsx';
import { TotalWithDelivery } from '../total-with-delivery.tsx';

interface CartDrawerProps {
  cart: Cart | null;
  isOpen: boolean;
  isLoading: boolean;
  onClose: () => void;
  onAnswer: (answer: CartAnswer) => void;
}

/** Renders the cart as a drawer with lines, total and the links to cart and checkout. */
export function CartDrawer({ cart, isOpen, isLoading, onClose, onAnswer }: CartDrawerProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const isSeen = isOpen && !isLoading && cart !== null && cart.lines.length > 0;
  const reportCartSeen = useEffectEvent(() => cart && reportAction({ kind: 'cart-seen', cart }));
  useEffect(() => {
    if (isSeen) reportCartSeen();
  }, [isSeen]);
  return (
    <Drawer title={t`Your cart`} isOpen={isOpen} onClose={onClose} side="right">
      {isLoading ? <LoadingLines /> : null}
      {!isLoading && (!cart || cart.lines.length === 0) ? <NothingYet onClose={onClose} /> : null}
      {cart && cart.lines.length > 0 ? (
        <div className={styles.cart}>
          <div className={styles.lines}>
            <FreeDelivery cart={cart} />
            <GoalProgress cart={cart} />
            <CartLines cart={cart} returnTo={`${pathname}${search}`} onAnswer={onAnswer} />
          </div>
          <div className={styles.footer}>
            {cart.discount > 0 ? (
              <p className={styles.discount}>
                <Trans>Discount</Trans>
                <Amount value={-cart.discount} currency={cart.currency} />
              </p>
            ) : null}
            <p className={styles.total} role="status">
              <span>
                <Plural value={cart.count} one="Total for # item" other="Total for # items" />
              </span>
              <Amount value={cart.payable} currency={cart.currency} />
            </p>
            <TotalWithDelivery cart={cart} />
            <p className={styles.vat}>
              {cart.cheapestDelivery || isDeliveryFree(cart) ? (
                <Trans>VAT included</Trans>
              ) : (
                <Trans>VAT included. Delivery is added at checkout.</Trans>
              )}
            </p>
            <LinkButton to="/Checkout?step=payment" isWide onClick={onClose}>
              <Trans>Go to checkout</Trans>
            </LinkButton>
            <LinkButton to="/Checkout" variant="secondary" isWide onClick={onClose}>
              <Trans>View cart</Trans>
            </LinkButton>
          </div>
        </div>
      ) : null}
    </Drawer>
  );
}

function NothingYet({ onClose }: { onClose: () => void }) {
  return (
    <EmptyState
      icon="bag"
      title={<Trans>Your cart is empty</Trans>}
      action={
        <Button type="button" variant="secondary" onClick={onClose}>
          <Trans>Continue shopping</Trans>
        </Button>
      }
    >
      <Trans>Anything you add will be waiting for you here.</Trans>
    </EmptyState>
  );
}

function LoadingLines() {
  return (
    <div className={styles.loading}>
      {[0, 1].map((line) => (
        <div key={line} className={styles.loadingLine}>
          <Skeleton width="88px" height="110px" />
          <Skeleton height="64px" />
        </div>
      ))}
    </div>
  );
}
