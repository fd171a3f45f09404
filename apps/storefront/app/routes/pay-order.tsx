import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { PayAgain } from '#features/order/pay-again.tsx';
import { trackedCookieOf } from '#features/order/tracking-cookie.ts';
import { trackingFrom } from '#features/order/tracking.ts';
import { isApiError } from '#lib/api-error.ts';
import { PageHead } from '#lib/page-head.tsx';
import { redirectTo } from '#lib/redirect-to.ts';
import { shopFrom } from '#lib/shop-context.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/pay-order';

const unshared = { 'Cache-Control': 'private, no-store' };

/** Nothing to look at by itself: the button that leads here is with the order. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (request.method === 'GET' && !new URL(request.url).pathname.endsWith('.data')) throw redirect(shopFrom(context).href('/Track/Order'), 303);
  return { step: 'payment' as const };
}

/** Leads to the page where an order is paid, or shows the order if there is nothing to pay any more. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopFrom(context);
  const tracking = trackingFrom(await request.formData());
  const { orderNumber, email } = tracking;
  try {
    const returnUrl = new URL(shop.href('/'), new URL(request.url).origin).href;
    const { payUrl } = await shop.api.payOrder({ orderNumber, email, returnUrl });
    if (payUrl) return redirectTo(payUrl, { status: 303, headers: unshared });
  } catch (error) {
    if (isApiError(error, 'PaymentNotAvailable')) return data({ orderNumber, email }, { status: 409, headers: unshared });
    if (!isApiError(error)) throw error;
  }
  return redirect(shop.href('/Track/Order'), { status: 303, headers: { ...unshared, 'Set-Cookie': trackedCookieOf(tracking, shop) } });
}

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
        <Trans>The payment page does not answer at the moment. Your order is kept; please try again in a minute.</Trans>
      </EmptyState>
    </>
  );
}
