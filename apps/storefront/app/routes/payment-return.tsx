import { useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { findOrder } from '#features/order/find-order.ts';
import { PaymentOutcome } from '#features/order/payment-outcome.tsx';
import { forgetSession, isSession, paymentSession, sessionCookieOf } from '#features/order/payment-session.ts';
import { isApiError } from '#lib/api-error.ts';
import type { PaymentReturn } from '#lib/api.ts';
import { lastOrderCookieOf, readLastOrder } from '#lib/cookies.ts';
import { PageHead } from '#lib/page-head.tsx';
import { shopFrom, type Shop } from '#lib/shop-context.ts';
import type { Route } from './+types/payment-return';

/** Where a payment provider sends the shopper back to. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopFrom(context);
  const arrived = new URL(request.url).searchParams.get('session_id');
  // The session opens the order: it is taken out of the address before anything can share, log or measure it.
  if (arrived !== null && isSession(arrived)) throw elsewhere(shop, '/str/Return', [sessionCookieOf(arrived, shop)]);

  const session = paymentSession(request);
  const verdict = session === null ? nothingKnown : await verdictOf(shop, session);
  if (verdict.outcome === 'succeeded') throw elsewhere(shop, '/OrderConfirmation', [lastOrderCookieOf(verdict, shop), forgetSession(shop)]);

  const asked = verdict.orderNumber && verdict.email ? { orderNumber: verdict.orderNumber, email: verdict.email } : readLastOrder(request);
  const order = verdict.outcome === 'failed' && asked ? await findOrder(shop.api, asked) : null;
  return data(
    { step: 'payment' as const, outcome: verdict.outcome, payUrl: order?.payUrl ?? null },
    { headers: { 'Cache-Control': 'private, no-store' } },
  );
}

const nothingKnown: PaymentReturn = { outcome: 'error', orderNumber: '', email: '' };

async function verdictOf({ api }: Pick<Shop, 'api'>, session: string): Promise<PaymentReturn> {
  try {
    return await api.paymentReturn(session);
  } catch (error) {
    // Nobody's session, or a provider that does not answer: the page says so, and the shop finds out by itself.
    if (isApiError(error)) return nothingKnown;
    throw error;
  }
}

function elsewhere({ href }: Pick<Shop, 'href'>, path: string, cookies: readonly string[]): Response {
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return redirect(href(path), { status: 303, headers });
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export default function PaymentReturnPage({ loaderData: { outcome, payUrl } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead isPrivate title={t`Payment`} />
      <PaymentOutcome outcome={outcome} payUrl={payUrl} />
    </>
  );
}
