import { randomBytes } from 'node:crypto';
import { getUnixTime } from '../clock.ts';
import type { SandboxRefund } from './session.ts';

/** A balance transaction as Stripe's API returns it; amounts in minor units. */
interface BalanceTransaction {
  id: string;
  object: 'balance_transaction';
  type: string;
  amount: number;
  fee: number;
  net: number;
  currency: string;
  created: number;
  source: object;
}

interface WirePayout {
  id: string;
  object: 'payout';
  amount: number;
  currency: string;
  status: string;
  automatic: boolean;
  created: number;
}

export type Account = ReturnType<typeof createAccount>;

/** The fee of a payment: 1.5 % and 25 cents. */
const computeFee = (amount: number): number => Math.round(amount * 0.015) + 25;

/** Creates the shop's account at the sandbox: its balance transactions, and payouts to its bank. */
export function createAccount() {
  const transactions: (BalanceTransaction & { payout: string | null })[] = [];
  const payouts: WirePayout[] = [];

  const record = (type: string, { amount, currency, source, fee = 0 }: { amount: number; currency: string; source: object; fee?: number }): void => {
    const id = `txn_${randomBytes(12).toString('hex')}`;
    transactions.push({
      ...{ id, object: 'balance_transaction', type, amount, fee, net: amount - fee, currency, created: getUnixTime(), source },
      payout: null,
    });
  };

  return {
    record,
    recordPayment: (payment: { amount: number; currency: string; intentId: string | null }): void => {
      const { amount, currency } = payment;
      const source = { id: `ch_${randomBytes(12).toString('hex')}`, object: 'charge', amount, currency, payment_intent: payment.intentId };
      record('charge', { amount, currency, source, fee: computeFee(amount) });
    },

    /** Records a refund, or that it failed and its money is back. */
    recordRefund: (type: 'refund' | 'refund_failure', { id, amount, session: { currency } }: SandboxRefund): void =>
      record(type, { amount: type === 'refund' ? -amount : amount, currency, source: { id, object: 'refund', amount, currency } }),

    /** @param filter as in Stripe's API; absent: all */
    list: ({ since = 0, payout }: { since?: number; payout?: string | undefined }): BalanceTransaction[] =>
      transactions
        .filter(({ created, payout: of }) => created >= since && (payout === undefined || of === payout))
        .map(({ payout: _, ...transaction }) => transaction)
        .reverse(),
    listPayouts: (since: number): WirePayout[] => payouts.filter(({ created }) => created >= since).reverse(),

    /** Sends the balance of a currency to the shop's bank. */
    payOut(currency: string, status = 'paid'): void {
      const due = transactions.filter((transaction) => transaction.currency === currency && transaction.payout === null);
      const amount = due.reduce((sum, { net }) => sum + net, 0);
      const payout = {
        id: `po_${randomBytes(12).toString('hex')}`,
        object: 'payout' as const,
        amount,
        currency,
        status,
        automatic: true,
        created: getUnixTime(),
      };
      payouts.push(payout);
      record('payout', { amount: -amount, currency, source: payout });
      for (const transaction of [...due, ...transactions.slice(-1)]) transaction.payout = payout.id;
    },
  };
}
