import type Stripe from 'stripe';
import type { ProviderMovement } from '../payment-provider.ts';

/** @returns Unix time in seconds */
export const toUnixTime = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Lists balance transactions of Stripe, all pages. The payouts themselves are not movements; they are listed as payouts. */
export async function listStripeMovements(stripe: Stripe, filter: Stripe.BalanceTransactionListParams): Promise<ProviderMovement[]> {
  const movements: ProviderMovement[] = [];
  for await (const transaction of stripe.balanceTransactions.list({ ...filter, limit: 100, expand: ['data.source'] }))
    if (!transaction.type.startsWith('payout')) movements.push(toMovement(transaction));
  return movements;
}

const kinds: Readonly<Record<string, ProviderMovement['kind']>> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
};

function toMovement({ type, source, currency, amount, fee, net, created }: Stripe.BalanceTransaction): ProviderMovement {
  const found = typeof source === 'object' ? source : null;
  const kind = kinds[type] ?? (found?.object === 'dispute' ? 'dispute' : 'other');
  return {
    kind,
    sourceRef: findSourceRef(found),
    paid: found && 'amount' in found && 'currency' in found ? { amount: found.amount, currency: found.currency.toUpperCase() } : null,
    at: new Date(created * 1000),
    ...{ currency: currency.toUpperCase(), gross: amount, fee, net },
  };
}

/** Payments are identified by their payment intent. */
function findSourceRef(source: Stripe.BalanceTransactionSource | null): string {
  if (source?.object !== 'charge') return source?.id ?? '';
  const intent = source.payment_intent;
  return typeof intent === 'string' ? intent : (intent?.id ?? source.id);
}
