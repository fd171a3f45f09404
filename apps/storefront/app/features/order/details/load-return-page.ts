import type { Order } from '@selvedge/server/contract';
import { data, redirect } from 'react-router';
import { isApiError } from '#lib/api/api-error.ts';
import type { Api } from '#lib/api/api.ts';
import type { PaymentReturn } from '#lib/api/order-calls.ts';
import { buildLastOrderCookie, readLastOrder, type LastOrder } from '#lib/session/cookies.ts';
import type { Shop } from '#lib/shop-context.ts';
import { findOrder } from '../tracking/find-order.ts';
import { hasOtherWaysToPay } from '../payment/has-other-ways-to-pay.ts';
import type { PayableOrder } from '../payment/pay-again.tsx';
import { getPaymentState, type PaymentState } from '../payment/payment-state.ts';
import { deletePaymentSessionCookie, isSession, readPaymentSession, buildPaymentSessionCookie } from '../payment/payment-session.ts';

/** The two pages to which a provider sends the shopper back. */
export type ReturnPage = '/str/Return' | '/SSLReturn';

/**
 * Loads the outcome of the payment after the shopper has returned, from the server's state. Redirects to the confirmation if the
 * order is placed, by this payment or another.
 * @param page the page to which the shopper returned
 * @param arrived the provider session from the address. It gives access to the order, so it is moved to a cookie before the page
 * can be shared, logged or measured
 */
export async function loadReturnPage(request: Request, shop: Shop, { page, arrived }: { page: ReturnPage; arrived: string | null }) {
  if (arrived !== null && isSession(arrived)) throw redirectPrivately(shop, page, [buildPaymentSessionCookie(arrived, shop)]);

  const session = readPaymentSession(request);
  const paymentReturn = session === null ? unknownOutcome : await loadPaymentOutcome(shop, session);
  const placed = paymentReturn.link === null ? readLastOrder(request) : { link: paymentReturn.link };
  if (placed && paymentReturn.outcome === 'succeeded') throw redirectToConfirmation(shop, placed);
  const order = await findReturnedOrder(shop, placed, paymentReturn);
  if (placed && order && isPlaced(order)) throw redirectToConfirmation(shop, placed);

  const state = choosePaymentState(paymentReturn.outcome, order);
  const payableOrder = state === 'refused' && order?.payUrl ? order : null;
  const hasOtherWays = payableOrder !== null && (await hasOtherWaysToPay(request, shop, payableOrder.paymentMethod));
  const payable = payableOrder && pickProof(payableOrder);
  return data({ step: 'payment' as const, state, payable, hasOtherWays }, { headers: { 'Cache-Control': 'private, no-store' } });
}

/** An order that is paid later with details of the provider is placed too. */
function isPlaced(order: Order): boolean {
  const state = getPaymentState(order);
  return state === null || state === 'waiting';
}

const pickProof = ({ orderNumber, invoiceNumber, email, link }: Order): PayableOrder => ({ orderNumber, invoiceNumber, email, link });

async function findReturnedOrder({ api }: Pick<Shop, 'api'>, placed: LastOrder | null, { outcome }: PaymentReturn): Promise<Order | null> {
  return placed && outcome !== 'error' ? findOrder(api, placed) : null;
}

/** Prefers the state of the order to the outcome of one payment: another payment may be in progress, or the order may be cancelled. */
function choosePaymentState(outcome: PaymentReturn['outcome'], order: Order | null): PaymentState {
  const known = order && getPaymentState(order);
  if (known && known !== 'unpaid') return known;
  if (outcome === 'failed') return 'refused';
  return outcome === 'processing' ? 'processing' : 'error';
}

/** Redeems the token of a return address. @returns the session id; null if the token is used or unknown */
export async function redeemReturnToken(api: Pick<Api, 'redeemReturn'>, token: string): Promise<string | null> {
  try {
    return (await api.redeemReturn(token)).sessionId;
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}

const unknownOutcome: PaymentReturn = { outcome: 'error', orderNumber: '', invoiceNumber: null, email: '', link: null };

async function loadPaymentOutcome({ api }: Pick<Shop, 'api'>, session: string): Promise<PaymentReturn> {
  try {
    return await api.paymentReturn(session);
  } catch (error) {
    // The session is unknown or the provider does not answer: the page shows an error, and the server checks the payment later.
    if (isApiError(error)) return unknownOutcome;
    throw error;
  }
}

const redirectToConfirmation = (shop: Shop, placed: LastOrder): Response =>
  redirectPrivately(shop, '/OrderConfirmation', [buildLastOrderCookie(placed, shop), deletePaymentSessionCookie(shop)]);

function redirectPrivately({ href }: Pick<Shop, 'href'>, path: string, cookies: readonly string[]): Response {
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return redirect(href(path), { status: 303, headers });
}
