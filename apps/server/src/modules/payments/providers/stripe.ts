import Stripe from 'stripe';
import { InvalidSignature, RequestRefused, SessionUnknown } from '../errors.ts';
import type { PaymentProvider, PaymentRequest, ProviderRefund, ProviderSession, SessionStatus } from '../payment-provider.ts';

export interface StripeAccess {
  secretKey: string;
  webhookSecret: string;
  /** Another machine that speaks Stripe's protocol: the sandbox. Absent: Stripe itself. */
  apiBase?: string | undefined;
}

type Session = Stripe.Checkout.Session;

/** Languages of Stripe's own page, of those that the shop speaks; any other follows the browser. */
const pageLanguages = ['bg', 'cs', 'de', 'el', 'en', 'es', 'hr', 'hu', 'it', 'lt', 'pl', 'pt', 'ro', 'sk', 'sl'] as const;
/** Seconds that a signature stays good: Stripe's own advice. */
const SIGNATURE_TOLERANCE = 300;

/** Stripe's hosted Checkout, through its official library. */
export function stripeProvider({ secretKey, webhookSecret, apiBase }: StripeAccess): PaymentProvider {
  const stripe = new Stripe(secretKey, { ...(apiBase && addressOf(apiBase)), telemetry: false, maxNetworkRetries: 2, timeout: 10_000 });
  const { sessions } = stripe.checkout;

  return {
    code: 'stripe',
    createSession: async (request, idempotencyKey) => sessionOf(await refusing(sessions.create(paramsOf(request), { idempotencyKey }))),
    fetchSession: async (providerRef) => sessionOf(await knowing(sessions.retrieve(providerRef, { expand: ['payment_intent'] }))),
    expireSession: async (providerRef) => {
      try {
        return sessionOf(await sessions.expire(providerRef));
      } catch (error) {
        // Only an open session can be expired: how did this one end?
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        return sessionOf(await knowing(sessions.retrieve(providerRef, { expand: ['payment_intent'] })));
      }
    },
    refund: async ({ chargeRef, amount }, idempotencyKey) => {
      // A key is forgotten after a day; a refund whose answer was lost may be asked for again much later.
      const { data: known } = await refusing(stripe.refunds.list({ payment_intent: chargeRef, limit: 100 }));
      const made = known.find(({ metadata }) => metadata?.refund === idempotencyKey);
      const order = { payment_intent: chargeRef, amount, metadata: { refund: idempotencyKey } };
      return refundOf(made ?? (await refusing(stripe.refunds.create(order, { idempotencyKey }))));
    },
    fetchRefund: async (refundRef) => refundOf(await refusing(stripe.refunds.retrieve(refundRef))),
    readMessage: async ({ body, headers }) => {
      const signature = headers.get('stripe-signature') ?? '';
      const event = await verified(stripe.webhooks.constructEventAsync(body, signature, webhookSecret, SIGNATURE_TOLERANCE));
      return { id: event.id, type: event.type, session: sessionIn(event), payload: event.data.object };
    },
  };
}

function paramsOf({
  reference,
  amount,
  currency,
  email,
  description,
  language,
  successUrl,
  cancelUrl,
  expiresAt,
}: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
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

function sessionIn(event: Stripe.Event): ProviderSession | null {
  switch (event.type) {
    case 'checkout.session.async_payment_failed':
      return { ...sessionOf(event.data.object), status: 'failed' };
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return sessionOf(event.data.object);
    default:
      return null;
  }
}

function sessionOf(session: Session): ProviderSession {
  const intent = session.payment_intent;
  return {
    providerRef: session.id,
    reference: session.client_reference_id ?? '',
    status: statusOf(session),
    payUrl: session.url ?? null,
    chargeRef: typeof intent === 'string' ? intent : (intent?.id ?? null),
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
  };
}

function statusOf({ status, payment_status: paid, payment_intent: intent }: Session): SessionStatus {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  if (paid !== 'unpaid') return 'paid';
  // Some ways to pay answer days later. One that was refused by then asks for another means of payment.
  const isRefused = typeof intent === 'object' && intent !== null && ['requires_payment_method', 'canceled'].includes(intent.status);
  return isRefused ? 'failed' : 'processing';
}

function refundOf({ id, status }: Stripe.Refund): ProviderRefund {
  if (status === 'failed' || status === 'canceled') return { refundRef: id, status: 'refused' };
  return { refundRef: id, status: status === 'pending' || status === 'requires_action' ? 'pending' : 'done' };
}

/** A wrong request stays wrong; a network that fails does not. */
async function refusing<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeIdempotencyError) {
      throw new RequestRefused(error.message, { cause: error });
    }
    throw error;
  }
}

async function knowing<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) throw new SessionUnknown();
    throw error;
  }
}

async function verified(reading: Promise<Stripe.Event>): Promise<Stripe.Event> {
  try {
    return await reading;
  } catch {
    throw new InvalidSignature();
  }
}

function addressOf(apiBase: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port: port || (protocol === 'https:' ? 443 : 80), protocol: protocol === 'https:' ? 'https' : 'http' };
}
