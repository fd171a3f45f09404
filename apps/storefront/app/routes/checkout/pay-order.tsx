import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { buildNoticeCookie } from '#features/cart/notice/cart-notice.ts';
import { refillIntent } from '#features/order/payment/refill-intent.ts';
import { PayAgain, type PayableOrder } from '#features/order/payment/pay-again.tsx';
import { buildTrackedOrderCookie } from '#features/order/tracking/tracking-cookie.ts';
import { readTrackingForm, toOrderProof, type Tracking } from '#features/order/tracking/tracking.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { buildCartCookie, buildLastOrderCookie, readCartId } from '#lib/session/cookies.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { redirectBySize } from '#lib/session/redirect-to.ts';
import { getShop, type Shop } from '#lib/shop-context.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/pay-order';

const unshared = { 'Cache-Control': 'private, no-store' };

/** A GET has no page: the button that posts here is on the order's page. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (request.method === 'GET' && !new URL(request.url).pathname.endsWith('.data')) throw redirect(getShop(context).href('/Track/Order'), 303);
  return { step: 'payment' as const };
}

/**
 * Puts the items of the order back into the cart if the form requests it. Otherwise redirects to the provider's payment page, or to the
 * page with the status if there is nothing to pay.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const form = await request.formData();
  const tracking = readTrackingForm(form);
  try {
    if (form.get('intent') === refillIntent) return await refillCart(request, shop, tracking);
    const returnUrl = new URL(shop.href('/'), new URL(request.url).origin).href;
    const { payUrl } = await shop.api.payOrder({ ...toOrderProof(tracking), returnUrl });
    if (payUrl) return redirectBySize(payUrl, { status: 303, headers: unshared });
  } catch (error) {
    if (isApiError(error, 'PaymentNotAvailable')) return data(toPayableOrder(tracking), { status: 409, headers: unshared });
    if (isApiError(error, 'OrderCannotMove') && tracking.link !== '') {
      const cookie = buildLastOrderCookie(tracking, shop);
      return redirect(shop.href('/OrderConfirmation'), { status: 303, headers: { ...unshared, 'Set-Cookie': cookie } });
    }
    if (!isApiError(error)) throw error;
  }
  return redirect(shop.href('/Track/Order'), { status: 303, headers: { ...unshared, 'Set-Cookie': buildTrackedOrderCookie(tracking, shop) } });
}

/** Puts the items of the order back into the cart and shows it, with a notice if some are not available. */
async function refillCart(request: Request, shop: Shop, tracking: Tracking): Promise<Response> {
  const { cart, missing } = await shop.api.refillCart({ ...toOrderProof(tracking), cartId: readCartId(request) });
  const headers = new Headers(unshared);
  headers.append('Set-Cookie', buildCartCookie(cart.id, shop));
  if (missing.length > 0) headers.append('Set-Cookie', buildNoticeCookie({ code: 'order-items-missing' }, shop));
  return redirect(shop.href('/Checkout'), { status: 303, headers });
}

const toPayableOrder = ({ orderNumber, invoiceNumber, email, link }: Tracking): PayableOrder => ({
  ...{ orderNumber, email },
  invoiceNumber: invoiceNumber === '' ? null : invoiceNumber,
  link: link === '' ? null : link,
});

export const headers = () => unshared;

export default function PayOrderPage({ actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead isPrivate title={t`Payment`} />
      <h1 className="visually-hidden">
        <Trans>Payment</Trans>
      </h1>
      <EmptyState
        icon="warning"
        title={<Trans>Something went wrong.</Trans>}
        action={
          actionData ? (
            <PayAgain order={actionData}>
              <Trans>Try again</Trans>
            </PayAgain>
          ) : null
        }
      >
        <Trans>The payment page isn’t responding. We’ve kept your order: please try again in a minute.</Trans>
      </EmptyState>
    </>
  );
}
