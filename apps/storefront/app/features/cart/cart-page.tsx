import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Cart } from '@selvedge/server/contract';
import { getDiscountName, getAffiliateProblemText } from '#lib/forms/coupon-texts.ts';
import { useLocalPath } from '#lib/paths/link.tsx';
import { useReturnDays } from '#lib/use-return-days.ts';
import { Amount } from '#ui/figures/amount.tsx';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { CartLines } from './lines/cart-lines.tsx';
import type { CartNotice } from './notice/cart-notice.ts';
import styles from './cart-page.module.css';
import { CouponForm } from './coupon-form.tsx';
import { FreeDelivery, isDeliveryFree } from './free-delivery.tsx';
import { GoalProgress } from './goal-progress.tsx';
import { TotalWithDelivery } from './total-with-delivery.tsx';
import { PageNotice } from './notice/page-notice.tsx';

interface CartPageProps {
  cart: Cart | null;
  notice: CartNotice | null;
  /** Whether all lines can be bought without changes. */
  isReady: boolean;
}

/** Renders the first step of the checkout: lines, total and problems to solve. */
export function CartPage({ cart, notice, isReady }: CartPageProps) {
  const { t } = useLingui();
  const local = useLocalPath();
  if (!cart || cart.lines.length === 0) return <EmptyCart notice={notice} />;
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <h1 className={styles.heading}>
          <Trans>Your cart</Trans>
        </h1>
        <PageNotice cart={cart} notice={notice} isReady={isReady} />
        <CartLines cart={cart} notice={notice} returnTo={local('/Checkout')} />
      </div>
      <aside className={styles.summary} aria-label={t`Summary`}>
        <FreeDelivery cart={cart} />
        <GoalProgress cart={cart} />
        <CouponForm coupon={cart.coupon} affiliate={cart.affiliate} />
        <LinkDiscount affiliate={cart.affiliate} />
        <Sums cart={cart} />
        <p className={styles.note}>
          {cart.cheapestDelivery || isDeliveryFree(cart) ? (
            <Trans>VAT included</Trans>
          ) : (
            <Trans>VAT included. Delivery is added at the next step.</Trans>
          )}
        </p>
        {isReady ? (
          <LinkButton to="/Checkout?step=payment" isWide>
            <Trans>Continue to payment</Trans>
          </LinkButton>
        ) : (
          <p className={styles.blocked}>
            <Icon name="warning" size={20} />
            <Trans>Please check the highlighted items to continue.</Trans>
          </p>
        )}
        <LinkButton to="/" variant="quiet" isWide>
          <Trans>Continue shopping</Trans>
        </LinkButton>
        <Promises />
      </aside>
    </div>
  );
}

function Sums({ cart }: { cart: Cart }) {
  const { i18n } = useLingui();
  // Amounts are decimals: a difference below half a cent is a rounding error.
  const saved = cart.priorTotal - cart.total;
  return (
    <div className={styles.sums} role="status">
      {saved >= 0.005 ? (
        <p className={styles.saved}>
          <Trans>You save</Trans>
          <Amount value={saved} currency={cart.currency} />
        </p>
      ) : null}
      {cart.discount > 0 ? (
        <p className={styles.part}>
          <Trans>Items</Trans>
          <Amount value={cart.total} currency={cart.currency} />
        </p>
      ) : null}
      {cart.promotions.map((promotion) => (
        <p key={promotion.kind} className={styles.part}>
          {getDiscountName(i18n, promotion)}
          {promotion.amount > 0 ? <Amount value={-promotion.amount} currency={cart.currency} /> : <Trans>Free delivery</Trans>}
        </p>
      ))}
      <p className={styles.total}>
        <Plural value={cart.count} one="Total for # item" other="Total for # items" />
        <Amount value={cart.payable} currency={cart.currency} />
      </p>
      <TotalWithDelivery cart={cart} />
    </div>
  );
}

function Promises() {
  const { returnDays } = useReturnDays();
  return (
    <ul className={styles.promises}>
      <li>
        <Icon name="truck" size={20} />
        <Trans>Delivered in 3 to 6 working days</Trans>
      </li>
      <li>
        <Icon name="return" size={20} />
        <Trans>{returnDays}-day returns</Trans>
      </li>
    </ul>
  );
}

function EmptyCart({ notice }: { notice: CartNotice | null }) {
  return (
    <>
      <h1 className="visually-hidden">
        <Trans>Your cart</Trans>
      </h1>
      <PageNotice cart={null} notice={notice} isReady />
      <EmptyState
        icon="bag"
        title={<Trans>Your cart is empty</Trans>}
        action={
          <LinkButton to="/categories">
            <Trans>Find something to wear</Trans>
          </LinkButton>
        }
      >
        <Trans>Anything you add will be waiting for you here.</Trans>
      </EmptyState>
    </>
  );
}

/** Explains why the discount of an affiliate link is not applied. */
function LinkDiscount({ affiliate }: Pick<Cart, 'affiliate'>) {
  const { i18n } = useLingui();
  const problem = getAffiliateProblemText(i18n, affiliate);
  return problem ? <p role="status">{problem}</p> : null;
}
