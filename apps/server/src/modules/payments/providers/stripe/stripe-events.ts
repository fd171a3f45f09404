import type Stripe from 'stripe';
import type { ProviderDispute } from '../payment-provider.ts';

/** Reads the dispute, or the warning of one, that a message is about. */
export function findDispute(event: Stripe.Event): ProviderDispute | undefined {
  switch (event.type) {
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return toDispute(event.data.object);
    case 'radar.early_fraud_warning.created':
    case 'radar.early_fraud_warning.updated':
      return toWarning(event.data.object);
    default:
      return undefined;
  }
}

/** Finds the payment intent whose refunds a message is about. */
export function findRefundedCharge(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return getId(event.data.object.payment_intent) || undefined;
    default:
      return undefined;
  }
}

const statuses: Readonly<Record<string, ProviderDispute['status']>> = {
  warning_needs_response: 'open',
  needs_response: 'open',
  appeal_needs_response: 'open',
  warning_under_review: 'under-review',
  under_review: 'under-review',
  appeal_under_review: 'under-review',
  warning_closed: 'closed',
  prevented: 'closed',
  won: 'won',
  lost: 'lost',
};

function toDispute({ id, payment_intent: intent, status, amount, reason, evidence_details: evidence, livemode }: Stripe.Dispute): ProviderDispute {
  return {
    disputeRef: id,
    chargeRef: getId(intent),
    kind: 'dispute',
    status: statuses[status] ?? 'open',
    amount,
    reason,
    evidenceUntil: evidence.due_by === null ? null : new Date(evidence.due_by * 1000),
    evidenceUrl: buildDashboardUrl(`disputes/${id}`, livemode),
  };
}

function toWarning({ id, payment_intent: intent, actionable, fraud_type: reason, livemode }: Stripe.Radar.EarlyFraudWarning): ProviderDispute {
  const chargeRef = getId(intent);
  return {
    disputeRef: id,
    chargeRef,
    kind: 'fraud-warning',
    // Nothing can be done any more once the money is refunded or disputed.
    status: actionable ? 'open' : 'closed',
    amount: null,
    reason,
    evidenceUntil: null,
    evidenceUrl: buildDashboardUrl(`payments/${chargeRef}`, livemode),
  };
}

const buildDashboardUrl = (path: string, isLive: boolean): string => `https://dashboard.stripe.com/${isLive ? '' : 'test/'}${path}`;

const getId = (found: string | { id: string } | null | undefined): string => (typeof found === 'string' ? found : (found?.id ?? ''));

const factNames = [
  'id',
  'object',
  'amount',
  'amount_refunded',
  'charge',
  'created',
  'currency',
  'failure_reason',
  'fraud_type',
  'payment_intent',
  'reason',
  'status',
];

/** Returns the facts of an object without the payer's personal data. */
export const pickFacts = (object: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).filter(([name, value]) => factNames.includes(name) && (value === null || typeof value !== 'object')));
