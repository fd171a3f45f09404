import { Trans, useLingui } from '@lingui/react/macro';
import { Confirmation } from '#features/order/confirmation/confirmation.tsx';
import { findOrder } from '#features/order/tracking/find-order.ts';
import { hasOtherWaysToPay } from '#features/order/payment/has-other-ways-to-pay.ts';
import { PaymentOutcome } from '#features/order/payment/payment-outcome.tsx';
import { getPaymentState } from '#features/order/payment/payment-state.ts';
import { hasVoucher } from '#features/order/payment/voucher-details.tsx';
import { DocumentLinks } from '#features/documents/document-links.tsx';
import { readLastOrder } from '#lib/session/cookies.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/order-confirmation';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = getShop(context);
  const last = readLastOrder(request);
  const order = last && (await findOrder(shop.api, last));
  const state = order && getPaymentState(order);
  const hasOtherWays = state === 'unpaid' && order !== null && (await hasOtherWaysToPay(request, shop, order.paymentMethod));
  // An order that is paid later is placed.
  const step = state && state !== 'waiting' ? ('payment' as const) : ('confirmation' as const);
  return { step, order, state, hasOtherWays, isGuest: !shop.hasSession };
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export default function OrderConfirmationPage({ loaderData: { order, state, hasOtherWays, isGuest } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead isPrivate title={order && !state ? t`Your order has been placed` : t`Your order`} />
      {order && state ? (
        <PaymentOutcome
          page="/OrderConfirmation"
          state={state}
          payable={order.payUrl ? order : null}
          order={order}
          waiting={hasVoucher(order) ? order : null}
          hasOtherWays={hasOtherWays}
        />
      ) : order ? (
        <Confirmation order={order} documents={<DocumentLinks order={order} />} isGuest={isGuest} />
      ) : (
        <NoOrderHere />
      )}
    </>
  );
}

/** Shown in another browser, or long after the order. */
function NoOrderHere() {
  return (
    <>
      <h1 className="visually-hidden">
        <Trans>Your order</Trans>
      </h1>
      <EmptyState
        icon="bag"
        title={<Trans>There’s no order to show here</Trans>}
        action={
          <LinkButton to="/Track/Order">
            <Trans>Track an order</Trans>
          </LinkButton>
        }
      >
        <Trans>We only show an order here just after it’s placed, in the same browser. You can find any order with its number and your email.</Trans>
      </EmptyState>
    </>
  );
}
