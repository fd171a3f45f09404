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
  /** The method to which the page is limited. */
  method: string;
  /** How it can be paid later; null: it is paid on the page. */
  voucher: { entity: string; reference: string; expiresAt: number } | null;
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
    payment_intent: session.intentId && (isExpanded ? toWireIntent(session, origin) : session.intentId),
    allowed_payment_method_types: [session.method],
    payment_method_types: [session.method],
    payment_status: session.paymentStatus,
    status: session.status,
    success_url: session.successUrl,
    url: session.status === 'open' ? `${origin}/pay/${session.id}` : null,
  };
}

/** Where the details of a voucher are shown. */
const buildVoucherUrl = ({ id }: SandboxSession, origin: string): string => `${origin}/pay/${id}/voucher`;

function toNextAction(session: SandboxSession, origin: string) {
  const { voucher, paymentStatus, isRefused } = session;
  if (!voucher || paymentStatus === 'paid' || isRefused) return null;
  const { entity, reference, expiresAt } = voucher;
  const details = { entity, reference, expires_at: expiresAt, hosted_voucher_url: buildVoucherUrl(session, origin) };
  return { type: 'multibanco_display_details', multibanco_display_details: details };
}

function getIntentStatus({ paymentStatus, isRefused, voucher }: SandboxSession): string {
  if (paymentStatus === 'paid') return 'succeeded';
  if (isRefused) return 'requires_payment_method';
  return voucher ? 'requires_action' : 'processing';
}

function toWireIntent(session: SandboxSession, origin: string) {
  const { intentId, amount, currency, created, metadata, paymentStatus, method } = session;
  return {
    id: intentId,
    object: 'payment_intent',
    amount,
    amount_received: paymentStatus === 'paid' ? amount : 0,
    created,
    currency,
    livemode: false,
    metadata,
    next_action: toNextAction(session, origin),
    payment_method_types: [method],
    status: getIntentStatus(session),
  };
}
