/** A stored Checkout session; amounts in minor units, times in Unix seconds. */
export interface SandboxSession {
  id: string;
  reference: string;
  metadata: Record<string, string>;
  email: string | null;
  amount: number;
  currency: string;
  description: string;
  locale: string | null;
  successUrl: string;
  cancelUrl: string | null;
  created: number;
  expiresAt: number;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'unpaid' | 'paid';
  /** The payment intent after a payment. */
  intentId: string | null;
  /** Whether the bank refused the payment after it was submitted. */
  isRefused: boolean;
  /** Minor units refunded so far. */
  refunded: number;
}

export interface SandboxRefund {
  id: string;
  session: SandboxSession;
  /** Minor units. */
  amount: number;
  metadata: Record<string, string>;
  /** Whether the bank of the payer sent it back later. */
  isFailed: boolean;
}

/** Returns a session in the format of Stripe's API, with the fields that the official library reads. */
export function toWireSession(session: SandboxSession, { origin, isExpanded = false }: { origin: string; isExpanded?: boolean }) {
  return {
    id: session.id,
    object: 'checkout.session',
    amount_subtotal: session.amount,
    amount_total: session.amount,
    cancel_url: session.cancelUrl,
    client_reference_id: session.reference,
    created: session.created,
    currency: session.currency,
    customer_email: session.email,
    expires_at: session.expiresAt,
    livemode: false,
    locale: session.locale,
    metadata: session.metadata,
    mode: 'payment',
    payment_intent: session.intentId && (isExpanded ? toWireIntent(session) : session.intentId),
    payment_method_types: ['card'],
    payment_status: session.paymentStatus,
    status: session.status,
    success_url: session.successUrl,
    url: session.status === 'open' ? `${origin}/pay/${session.id}` : null,
  };
}

const toWireIntent = ({ intentId, amount, currency, created, metadata, paymentStatus, isRefused }: SandboxSession) => ({
  id: intentId,
  object: 'payment_intent',
  amount,
  amount_received: paymentStatus === 'paid' ? amount : 0,
  created,
  currency,
  livemode: false,
  metadata,
  status: paymentStatus === 'paid' ? 'succeeded' : isRefused ? 'requires_payment_method' : 'processing',
});
