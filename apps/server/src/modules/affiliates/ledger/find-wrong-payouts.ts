import { and, asc, eq, gt, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { findConversionProblem } from '../payouts/conversion/find-conversion-problem.ts';
import { hashPayouts } from '../payouts/hash-payouts.ts';
import { ledgerEntries } from './tables.ts';
import { payouts } from '../payouts/tables.ts';
import { payoutInvoices } from '../payouts/tables.ts';

/** Payouts read per query. */
const BATCH = 2000;

type Payout = typeof payouts.$inferSelect;
type Entry = Pick<typeof ledgerEntries.$inferSelect, 'kind' | 'cause' | 'affiliateId' | 'sequence' | 'currency' | 'approved' | 'paid' | 'payoutHash'>;

/**
 * Compares payouts with their ledger entries: amount, currency, status, and the hash of the whole row in the latest entry. Also compares
 * paid payouts with their self-billed invoices, and finds removed payouts.
 * @param affiliateId one affiliate; default: all
 * @returns one line for each wrong payout
 */
export async function findWrongPayouts(db: Db, affiliateId?: number): Promise<string[]> {
  const problems: string[] = [];
  let after = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(payouts)
      .where(and(gt(payouts.id, after), affiliateId === undefined ? undefined : eq(payouts.affiliateId, affiliateId)))
      .orderBy(asc(payouts.id))
      .limit(BATCH);
    problems.push(...(await listPayoutProblems(db, rows)));
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) break;
  }
  return [...problems, ...(await findRemovedPayouts(db, affiliateId))];
}

/** Compares these payouts only. @returns one line for each wrong payout */
export async function listPayoutProblems(db: Db, rows: readonly Payout[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const entries = await db.select().from(ledgerEntries).where(inArray(ledgerEntries.payoutId, ids)).orderBy(asc(ledgerEntries.sequence));
  const byPayout = new Map<number, Entry[]>(ids.map((id) => [id, []]));
  for (const entry of entries) byPayout.get(entry.payoutId ?? 0)?.push(entry);
  const invoices = await db.select().from(payoutInvoices).where(inArray(payoutInvoices.payoutId, ids));
  const invoiceByPayout = new Map(invoices.map((invoice) => [invoice.payoutId, invoice.content]));
  const hashes = await hashPayouts(db, rows);
  return rows.flatMap((row) => {
    const problem =
      findEntryProblem(row, byPayout.get(row.id) ?? [], hashes.get(row.id) ?? '') ?? findInvoiceProblem(row, invoiceByPayout.get(row.id));
    return problem === undefined ? [] : [`payout ${row.number}: ${problem}`];
  });
}

function findEntryProblem(row: Payout, entries: readonly Entry[], hash: string): string | undefined {
  const first = entries.find(({ kind }) => kind === 'payout');
  if (!first) return 'the ledger has no entry for it';
  if (first.affiliateId !== row.affiliateId || first.currency !== row.currency || first.sequence !== row.lastSequence)
    return 'it belongs to another ledger entry';
  if (first.approved !== -row.amount) return `its amount is ${row.amount}, but the ledger deducted ${-first.approved}`;
  const status = findStatus(entries);
  // Exports from before payouts were hashed wrote no entry.
  const isOldExport = row.status === 'exported' && status === 'prepared' && first.payoutHash === null;
  if (row.status !== status && !isOldExport) return `its status is ${row.status}, but its status in the ledger is ${status}`;
  const last = entries.at(-1)?.payoutHash ?? null;
  if (last !== null && last !== hash) return 'its account, tax data, amounts, period or bank file were changed after they were written';
  return findConversionProblem(row, entries);
}

function findStatus(entries: readonly Entry[]): Payout['status'] {
  const has = (kind: Entry['kind']) => entries.some((entry) => entry.kind === kind);
  if (has('payout-failed')) return 'failed';
  if (entries.some(({ kind, paid }) => kind === 'payout' && paid > 0)) return 'paid';
  return has('payout-exported') ? 'exported' : 'prepared';
}

function findInvoiceProblem(row: Payout, invoice: (typeof payoutInvoices.$inferSelect)['content'] | undefined): string | undefined {
  if ((row.status === 'paid') !== (invoice !== undefined)) return invoice ? 'it is invoiced but not paid' : 'it is paid but not invoiced';
  if (!invoice) return undefined;
  const { net, vat, currency, payoutNumber } = invoice;
  const isEqual = net === row.amount && vat.amount === row.vat && currency === row.currency && payoutNumber === row.number;
  return isEqual ? undefined : `its invoice has ${net} and ${vat.amount} VAT, but the payout has ${row.amount} and ${row.vat} VAT`;
}

async function findRemovedPayouts(db: Db, affiliateId: number | undefined): Promise<string[]> {
  const removed = await db
    .selectDistinct({ payoutId: ledgerEntries.payoutId, affiliateId: ledgerEntries.affiliateId })
    .from(ledgerEntries)
    .where(
      and(
        isNotNull(ledgerEntries.payoutId),
        affiliateId === undefined ? undefined : eq(ledgerEntries.affiliateId, affiliateId),
        notExists(
          db
            .select({ one: sql`1` })
            .from(payouts)
            .where(eq(payouts.id, ledgerEntries.payoutId)),
        ),
      ),
    )
    .limit(100);
  return removed.map((row) => `affiliate ${row.affiliateId}: payout ${row.payoutId} is in the ledger but was removed`);
}
