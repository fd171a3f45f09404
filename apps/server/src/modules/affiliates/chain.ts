import { createHash } from 'node:crypto';
import type { ledgerEntries } from './tables.ts';

/** An entry of the ledger as it is kept, without what the database adds. */
export type LedgerEntry = Omit<typeof ledgerEntries.$inferSelect, 'id'>;

/** What an affiliate's chain begins with, before its first entry. SHA-256, hexadecimal. */
export const firstHash = (affiliateId: number): string => sha256(`selvedge ledger ${affiliateId}`);

/** The hash of an entry: of the one before, and of all that it says. */
export function hashOf(entry: Omit<LedgerEntry, 'hash'>): string {
  const { affiliateId, sequence, kind, cause, commissionId, payoutId, currency, pending, approved, paid, reason, at, previousHash } = entry;
  const says = [affiliateId, sequence, kind, cause, commissionId, payoutId, currency, pending, approved, paid, reason, at.toISOString()];
  return sha256(`${previousHash}\n${JSON.stringify(says)}`);
}

const sha256 = (words: string): string => createHash('sha256').update(words).digest('hex');
