import { randomUUID } from 'node:crypto';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import type { Tx } from '#platform/transaction';
import { writeEntries } from '../ledger/write-entries.ts';

interface Adjustment {
  affiliateId: number;
  currency: string;
  /** Minor units; negative to deduct. */
  amount: number;
  /** Shown to the affiliate. */
  reason: string;
  /** Who makes the adjustment. */
  by: string;
  /** Idempotency key: the same key writes one entry. Without a key, each call writes an entry. */
  key?: string;
}

/** Adds an amount to an affiliate's approved balance; a negative amount deducts. @throws InvalidInput, AffiliateNotFound */
export async function adjustLedger(tx: Tx, { affiliateId, currency, amount, reason, by, key = randomUUID() }: Adjustment): Promise<void> {
  const issues: FieldIssue[] = [
    ...(/^[A-Z]{3}$/.test(currency) ? [] : [{ field: 'currency', code: 'choose' }]),
    ...(Number.isInteger(amount) && amount !== 0 && Math.abs(amount) <= 1_000_000_000 ? [] : [{ field: 'amount', code: 'range' }]),
    ...(reason.trim() === '' ? [{ field: 'reason', code: 'required' }] : []),
  ];
  if (issues.length > 0) throw new InvalidInput(issues);
  await writeEntries(tx, affiliateId, [
    { kind: 'adjustment', cause: `adjustment ${key} by ${by}`, currency, approved: amount, reason: reason.trim() },
  ]);
}
