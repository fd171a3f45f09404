import { randomBytes } from 'node:crypto';

type Status = 'OPEN' | 'PENDING' | 'VALID' | 'VALIDATED' | 'FAILED' | 'CANCELLED' | 'EXPIRED';

/** A stored payment; amounts in poisha. */
export interface Transaction {
  sessionKey: string;
  /** Fields sent by the shop, by the protocol's names. */
  fields: Record<string, string>;
  amount: number;
  status: Status;
  /** Id of a successful payment. */
  valId: string;
  bankTranId: string;
  riskLevel: '0' | '1';
}

interface SslCommerzRefund {
  refundRef: string;
  transId: string;
  transaction: Transaction;
  /** Poisha. */
  amount: number;
}

export type SslCommerzLedger = ReturnType<typeof createSslCommerzLedger>;

const createRandomId = () => randomBytes(12).toString('hex').toUpperCase();

export const isPaid = ({ status }: Transaction): boolean => status === 'VALID' || status === 'VALIDATED';

/** Creates the sandbox's memory of payments in taka. */
export function createSslCommerzLedger() {
  const transactions = new Map<string, Transaction>();
  const refunds: SslCommerzRefund[] = [];
  const find = (is: (transaction: Transaction) => boolean) => [...transactions.values()].find(is);
  const sumRefunds = (refunded: Transaction) =>
    refunds.filter(({ transaction }) => transaction === refunded).reduce((sum, { amount }) => sum + amount, 0);

  return {
    create(fields: Record<string, string>, amount: number): Transaction {
      const made: Transaction = { sessionKey: createRandomId(), fields, amount, status: 'OPEN', valId: '', bankTranId: '', riskLevel: '0' };
      transactions.set(made.sessionKey, made);
      return made;
    },
    bySession: (key: string) => transactions.get(key),
    byValId: (valId: string) => (valId === '' ? undefined : find((known) => known.valId === valId)),
    /** A payment is found by its number only after an attempt to pay, as with SSLCommerz. */
    byTranId: (tranId: string) => [...transactions.values()].filter(({ fields, status }) => fields.tran_id === tranId && status !== 'OPEN'),

    end(transaction: Transaction, status: Exclude<Status, 'OPEN'>, riskLevel: '0' | '1' = '0'): void {
      Object.assign(transaction, { status, riskLevel, bankTranId: transaction.bankTranId || createRandomId() });
      if (isPaid(transaction)) transaction.valId ||= createRandomId();
    },

    /** The same `transId` is the same refund. @returns the reason if it is refused */
    refund({
      bankTranId,
      transId,
      amount,
    }: {
      bankTranId: string;
      transId: string;
      amount: number;
    }): { refund: SslCommerzRefund; isNew: boolean } | string {
      const transaction = find((known) => known.bankTranId === bankTranId && isPaid(known));
      if (!transaction) return 'There is no such transaction';
      const known = refunds.find((refund) => refund.transId === transId);
      if (known) return { refund: known, isNew: false };
      if (!(amount > 0) || sumRefunds(transaction) + amount > transaction.amount) return 'Refund amount is greater than what is left';
      const refund = { refundRef: createRandomId(), transId, transaction, amount };
      refunds.push(refund);
      return { refund, isNew: true };
    },
    findRefund: (ref: string) => refunds.find(({ refundRef }) => refundRef === ref),

    sums() {
      const paid = [...transactions.values()].filter(isPaid).reduce((sum, { amount }) => sum + amount, 0);
      return { bdt: { paid, refunded: refunds.reduce((sum, { amount }) => sum + amount, 0) } };
    },
  };
}
