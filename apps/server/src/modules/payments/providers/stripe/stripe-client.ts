import Stripe from 'stripe';
import { InvalidSignature, RequestRefused, SessionUnknown } from '../provider-errors.ts';
import type {
  ListedRefund,
  PaymentProvider,
  PaymentRequest,
  ProviderPayout,
  ProviderRefund,
  ProviderSession,
  SessionStatus,
  Voucher,
} from '../payment-provider.ts';
import { findDispute, findRefundedCharge, pickFacts } from './stripe-events.ts';
import { findStripeMethod } from './stripe-methods.ts';
import { listStripeMovements, toUnixTime } from './stripe-movements.ts';

export interface StripeAccess {
  secretKey: string;
  webhookSecret: string;
  /** A machine that implements Stripe's protocol: the sandbox. Missing: Stripe itself. */
  apiBase?: string | undefined;
}

type Session = Stripe.Checkout.Session;

/** The shop's languages that Stripe's page supports; others follow the browser. */
const pageLanguages = ['bg', 'cs', 'de', 'el', 'en', 'es', 'hr', 'hu', 'it', 'lt', 'pl', 'pt', 'ro', 'sk', 'sl'] as const;
/** Validity of a signature in s, as Stripe recommends. */
const SIGNATURE_TOLERANCE = 300;

/** Stripe's hosted Checkout, through its official library. */
export function stripeClient({ secretKey, webhookSecret, apiBase }: StripeAccess): PaymentProvider {
  const stripe = new Stripe(secretKey, { ...(apiBase && parseApiAddress(apiBase)), telemetry: false, maxNetworkRetries: 2, timeout: 10_000 });
  const { sessions } = stripe.checkout;
  const listRefunds = async (chargeRef: string): Promise<ListedRefund[]> => {
    const { data } = await withPermanentErrors(stripe.refunds.list({ payment_intent: chargeRef, limit: 100 }));
    return data.map((refund) => ({
      ...toProviderRefund(refund),
      amount: refund.amount,
      currency: refund.currency.toUpperCase(),
      key: refund.metadata?.refund ?? null,
    }));
  };

  return {
    code: 'stripe',
    createSession: async (request, idempotencyKey) =>
      toProviderSession(await withPermanentErrors(sessions.create(buildParams(request), { idempotencyKey }))),
    fetchSession: async (providerRef) => toProviderSession(await retrieveSession(stripe, providerRef)),
    expireSession: async (providerRef) => {
      try {
        return toProviderSession(await sessions.expire(providerRef));
      } catch (error) {
        // Only an open session can be expired: read how this one ended.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        return toProviderSession(await retrieveSession(stripe, providerRef));
      }
    },
    refund: async ({ chargeRef, amount }, idempotencyKey) => {
      // Stripe deletes a key after a day; a refund whose response was lost may be requested much later.
      const { data: known } = await withPermanentErrors(stripe.refunds.list({ payment_intent: chargeRef, limit: 100 }));
      const made = known.find(({ metadata }) => metadata?.refund === idempotencyKey);
      const order = { payment_intent: chargeRef, amount, metadata: { refund: idempotencyKey } };
      return toProviderRefund(made ?? (await withPermanentErrors(stripe.refunds.create(order, { idempotencyKey }))));
    },
    fetchRefund: async (refundRef) => toProviderRefund(await withPermanentErrors(stripe.refunds.retrieve(refundRef))),
    readMessage: async ({ body, headers }) => {
      const signature = headers.get('stripe-signature') ?? '';
      const event = await withSignatureErrors(stripe.webhooks.constructEventAsync(body, signature, webhookSecret, SIGNATURE_TOLERANCE));
      const session = await findSession(stripe, event);
      const chargeRef = findRefundedCharge(event);
      return {
        id: event.id,
        type: event.type,
        session,
        dispute: findDispute(event),
        // The list is read now, because messages may arrive in any order and a charge does not contain its refunds.
        refunds: chargeRef === undefined ? undefined : { chargeRef, made: await listRefunds(chargeRef) },
        payload: session ? event.data.object : pickFacts(event.data.object),
      };
    },
    listMovements: (since) => listStripeMovements(stripe, { created: { gte: toUnixTime(since) } }),
    listPayouts: async (since) => {
      const payouts: ProviderPayout[] = [];
      // Stripe does not record the movements of a manual payout.
      for await (const { id, amount, currency, status, automatic } of stripe.payouts.list({ created: { gte: toUnixTime(since) }, limit: 100 }))
        if (automatic)
          payouts.push({
            ...{ payoutRef: id, amount, currency: currency.toUpperCase(), status },
            movements: await listStripeMovements(stripe, { payout: id }),
          });
      return payouts;
    },
  };
}

function buildParams({
  reference,
  amount,
  currency,
  method,
  email,
  description,
  language,
  successUrl,
  cancelUrl,
  expiresAt,
}: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const kind = findStripeMethod(method);
  return {
    mode: 'payment',
    // It replaced `payment_method_types`: https://docs.stripe.com/changelog/endive/2026-09-30/remove-payment-method-types-checkout-sessions
    ...(kind && { allowed_payment_method_types: [kind.protocolName] }),
    client_reference_id: reference,
    customer_email: email,
    line_items: [{ quantity: 1, price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: description } } }],
    payment_intent_data: { description, metadata: { reference } },
    metadata: { reference },
    locale: pageLanguages.find((known) => known === language.split('-')[0]) ?? 'auto',
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: expiresAt,
  };
}

async function findSession(stripe: Stripe, event: Stripe.Event): Promise<ProviderSession | null> {
  switch (event.type) {
    case 'checkout.session.async_payment_failed':
      return { ...toProviderSession(event.data.object), status: 'failed' };
    case 'checkout.session.completed': {
      const session = event.data.object;
      // The message does not contain the payment intent with the details with which the shopper pays later.
      if (session.payment_status === 'unpaid') return toProviderSession(await retrieveSession(stripe, session.id));
      return toProviderSession(session);
    }
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return toProviderSession(event.data.object);
    default:
      return null;
  }
}

const retrieveSession = (stripe: Stripe, id: string): Promise<Session> =>
  withKnownErrors(stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }));

function toProviderSession(session: Session): ProviderSession {
  const intent = session.payment_intent;
  return {
    providerRef: session.id,
    reference: session.client_reference_id ?? '',
    status: toSessionStatus(session),
    payUrl: session.url ?? null,
    chargeRef: typeof intent === 'string' ? intent : (intent?.id ?? null),
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    voucher: findVoucher(intent),
  };
}

/** Reads the details for a payment with a method that is paid later. */
function findVoucher(intent: Session['payment_intent']): Voucher | undefined {
  const details = typeof intent === 'object' ? intent?.next_action?.multibanco_display_details : undefined;
  if (!details?.entity || !details.reference || !details.hosted_voucher_url) return undefined;
  const { entity, reference, hosted_voucher_url: url, expires_at: end } = details;
  return { entity, reference, url, payBy: end === null ? null : new Date(end * 1000).toISOString() };
}

function toSessionStatus({ status, payment_status: paid, payment_intent: intent }: Session): SessionStatus {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  if (paid !== 'unpaid') return 'paid';
  // The result of some payment methods arrives days later. After a refusal, another payment method is required.
  const isRefused = typeof intent === 'object' && intent !== null && ['requires_payment_method', 'canceled'].includes(intent.status);
  return isRefused ? 'failed' : 'processing';
}

function toProviderRefund({ id, status }: Stripe.Refund): ProviderRefund {
  if (status === 'failed' || status === 'canceled') return { refundRef: id, status: 'refused' };
  return { refundRef: id, status: status === 'pending' || status === 'requires_action' ? 'pending' : 'done' };
}

/** Converts an invalid request to a permanent error; network errors stay temporary. */
async function withPermanentErrors<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeIdempotencyError) {
      throw new RequestRefused(error.message, { cause: error });
    }
    throw error;
  }
}

async function withKnownErrors<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) throw new SessionUnknown();
    throw error;
  }
}

async function withSignatureErrors(reading: Promise<Stripe.Event>): Promise<Stripe.Event> {
  try {
    return await reading;
  } catch {
    throw new InvalidSignature();
  }
}

function parseApiAddress(apiBase: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port: port || (protocol === 'https:' ? 443 : 80), protocol: protocol === 'https:' ? 'https' : 'http' };
}
