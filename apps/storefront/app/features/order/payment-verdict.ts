import { data, redirect } from 'react-router';
import { isApiError } from '#lib/api-error.ts';
import type { Api, PaymentReturn } from '#lib/api.ts';
import { lastOrderCookieOf, readLastOrder } from '#lib/cookies.ts';
import type { Shop } from '#lib/shop-context.ts';
import { findOrder } from './find-order.ts';
import { forgetSession, isSession, paymentSession, sessionCookieOf } from './payment-session.ts';

/** The two pages that a provider sends the shopper back to. */
export type ReturnPage = '/str/Return' | '/SSLReturn';

/**
 * What became of the payment that the shopper came back from, by the server's own state. One that succeeded leads on to the
 * confirmation.
 * @param page where he came back to
 * @param arrived the provider's session, while it is known from the address: it opens the order, so it is taken out of there
 * before anything can share, log or measure it
 */
export async function paymentVerdict(request: Request, shop: Shop, { page, arrived }: { page: ReturnPage; arrived: string | null }) {
  if (arrived !== null && isSession(arrived)) throw elsewhere(shop, page, [sessionCookieOf(arrived, shop)]);

  const session = paymentSession(request);
  const verdict = session === null ? nothingKnown : await verdictOf(shop, session);
  if (verdict.outcome === 'succeeded') throw elsewhere(shop, '/OrderConfirmation', [lastOrderCookieOf(verdict, shop), forgetSession(shop)]);

  const asked = verdict.orderNumber && verdict.email ? { orderNumber: verdict.orderNumber, email: verdict.email } : readLastOrder(request);
  const order = verdict.outcome === 'failed' && asked ? await findOrder(shop.api, asked) : null;
  const payable = order?.payUrl ? { orderNumber: order.orderNumber, email: order.email } : null;
  return data({ step: 'payment' as const, outcome: verdict.outcome, payable }, { headers: { 'Cache-Control': 'private, no-store' } });
}

/** @returns the session that a token stands for; null if it was used, or is none */
export async function redeemed(api: Pick<Api, 'redeemReturn'>, token: string): Promise<string | null> {
  try {
    return (await api.redeemReturn(token)).sessionId;
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
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
