import { createHash } from 'node:crypto';
import type { ledgerEntries } from './tables.ts';

/** A stored ledger entry without its generated id. */
export type LedgerEntry = Omit<typeof ledgerEntries.$inferSelect, 'id'>;

/** Returns the hash that an affiliate's chain starts with, before its first entry. SHA-256, hexadecimal. */
export const computeFirstHash = (affiliateId: number): string => hashText(`selvedge ledger ${affiliateId}`);

/** Returns the hash of an entry, computed from the previous hash and all its fields. */
export function hashEntry(entry: Omit<LedgerEntry, 'hash'>): string {
  const { affiliateId, sequence, kind, cause, commissionId, payoutId, currency, pending, approved, paid, reason, at, previousHash } = entry;
  const says = [affiliateId, sequence, kind, cause, commissionId, payoutId, currency, pending, approved, paid, reason, at.toISOString()];
  // Entries from before payouts were hashed have no payout hash, and their own hash must stay valid.
  const full = entry.payoutHash === null ? says : [...says, entry.payoutHash];
  return hashText(`${previousHash}\n${JSON.stringify(full)}`);
}

/** Returns the SHA-256 of a text, hexadecimal. */
export const hashText = (words: string): string => createHash('sha256').update(words).digest('hex');
