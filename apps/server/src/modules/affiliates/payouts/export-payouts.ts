import { createHash } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { getExponent, money, toMajor } from '#kit/money';
import { toLocalDay } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { Services } from '#platform/services';
import { inTransaction, type Tx } from '#platform/transaction';
import { NoPayoutBank, NothingToExport, PayoutFileLost, PayoutNotFound } from '../errors.ts';
import { payoutBatches, payouts } from './tables.ts';
import { writeEntries } from '../ledger/write-entries.ts';
import { assertPayoutsIntact } from './assert-payouts-intact.ts';
import { writeBankTable } from './bank/bank-table.ts';
import { hashPayouts } from './hash-payouts.ts';
import { lockPayouts } from './mark-payouts.ts';
import { getMerchant, type Merchant } from './merchant.ts';
import { MAX_PAYPAL_PAYOUTS, writePayPalFile } from './bank/paypal-file.ts';
import { MAX_WISE_PAYOUTS, writeWiseFile } from './bank/wise-file.ts';
import { writePain001 } from './bank/pain-001.ts';
import { getFileKind } from './bank/payout-account.ts';
import { lockAffiliates, type PayoutRow } from './prepare-payouts.ts';
import { publishPayoutChange } from './publish-payout-change.ts';

type PayoutBatch = typeof payoutBatches.$inferSelect;
type FileKind = PayoutBatch['kind'];

/** The most payouts in one file. */
const mostPayouts: Readonly<Record<FileKind, number>> = {
  ...{ 'pain.001': Infinity, csv: Infinity, paypal: MAX_PAYPAL_PAYOUTS, wise: MAX_WISE_PAYOUTS },
};

/**
 * Writes the prepared payouts of one kind and currency into a file that never changes afterwards.
 * Of two simultaneous exports, the second finds no payouts left.
 * @throws NothingToExport; NoPayoutBank for a SEPA file without the merchant's account; PayoutsDoNotMatch
 */
export async function exportPayouts(
  services: Pick<Services, 'db' | 'config' | 'storage'>,
  { kind, currency, by }: { kind: FileKind; currency: string; by: string },
): Promise<PayoutBatch> {
  const { batch, bytes } = await inTransaction(services.db, async (tx) => {
    const prepared = await lockPayouts(tx, and(eq(payouts.status, 'prepared'), eq(payouts.currency, currency)));
    // The payouts beyond the limit of a service are in the next file.
    const rows = prepared.filter(({ account }) => getFileKind(account, currency) === kind).slice(0, mostPayouts[kind]);
    const [first] = rows;
    if (!first) throw new NothingToExport(kind, currency);
    await lockAffiliates(
      tx,
      rows.map(({ affiliateId }) => affiliateId),
    );
    await assertPayoutsIntact(tx, rows);
    const merchant = await getMerchant(tx);
    const createdAt = now();
    // The number of the first payout names the file, because each payout is in one file only.
    const name = first.number.toLowerCase();
    const bytesOfFile = buildFile(rows, { kind, messageId: `FILE-${first.number}`, createdAt, merchant, config: services.config });
    const fileKey = `payouts/${createdAt.toISOString().slice(0, 4)}/${name}.${kind === 'pain.001' ? 'xml' : 'csv'}`;
    const [made] = await tx
      .insert(payoutBatches)
      .values({ kind, currency, fileKey, fileHash: hashBytes(bytesOfFile), createdBy: by, createdAt })
      .returning();
    if (!made) throw new Error('the payout file was not saved');
    const ids = rows.map(({ id }) => id);
    await tx.update(payouts).set({ status: 'exported', batchId: made.id }).where(inArray(payouts.id, ids));
    await recordExport(
      tx,
      rows.map((row) => ({ ...row, status: 'exported', batchId: made.id })),
    );
    return { batch: made, bytes: bytesOfFile };
  });
  await services.storage.put(batch.fileKey, bytes);
  return batch;
}

/** Writes the export into the ledger, so that a payout cannot be put back and exported again unnoticed. */
async function recordExport(tx: Tx, rows: readonly PayoutRow[]): Promise<void> {
  const hashes = await hashPayouts(tx, rows);
  for (const row of rows) {
    const { id, affiliateId, number, currency } = row;
    const payoutHash = hashes.get(id) ?? null;
    await writeEntries(tx, affiliateId, [{ kind: 'payout-exported', cause: `payout ${number} exported`, payoutId: id, payoutHash, currency }]);
    await publishPayoutChange(tx, row);
  }
}

/**
 * Returns a batch's file, always with the same bytes. A file that was not stored, because the process ended too early, is
 * written again from the stored payouts.
 * @throws PayoutNotFound; PayoutsDoNotMatch; PayoutFileLost if the bytes would differ
 */
export async function openPayoutFile(
  { db, storage, config }: Pick<Services, 'db' | 'config' | 'storage'>,
  batchId: number,
): Promise<{ bytes: Buffer; name: string; type: string }> {
  const batch = await findBatch(db, batchId);
  const { kind, fileKey, fileHash, createdAt } = batch;
  const file = { name: fileKey.split('/').at(-1) ?? '', type: kind === 'pain.001' ? 'application/xml' : 'text/csv; charset=utf-8' };
  const rows = await db.select().from(payouts).where(eq(payouts.batchId, batchId)).orderBy(asc(payouts.id));
  await assertPayoutsIntact(db, rows);
  const storedFile = await storage.get(fileKey);
  if (storedFile && hashBytes(storedFile) === fileHash) return { bytes: storedFile, ...file };
  const messageId = `FILE-${rows[0]?.number ?? ''}`;
  const again = buildFile(rows, { kind, messageId, createdAt, merchant: await getMerchant(db), config });
  if (hashBytes(again) !== fileHash) throw new PayoutFileLost(file.name);
  await storage.put(fileKey, again);
  return { bytes: again, ...file };
}

async function findBatch(db: Db, batchId: number): Promise<PayoutBatch> {
  const [batch] = await db.select().from(payoutBatches).where(eq(payoutBatches.id, batchId));
  if (!batch) throw new PayoutNotFound();
  return batch;
}

/** The balances in other currencies that a payout includes: `1000.00 RON`. */
const listSourceAmounts = ({ conversion }: PayoutRow): string[] =>
  (conversion?.balances ?? []).map(({ amount, currency }) => `${toMajor(money(amount, currency)).toFixed(getExponent(currency))} ${currency}`);

interface FileRequest {
  kind: FileKind;
  messageId: string;
  createdAt: Date;
  merchant: Merchant;
  config: Config;
}

const tables = { csv: writeBankTable, paypal: writePayPalFile, wise: writeWiseFile } as const;

function buildFile(rows: readonly PayoutRow[], { kind, messageId, createdAt, merchant, config }: FileRequest): Buffer {
  const payer = merchant.party?.name ?? merchant.shopName;
  const formatReference = (row: PayoutRow) => [`${row.number} ${merchant.shopName}`, ...listSourceAmounts(row)].join(', ');
  if (kind !== 'pain.001') return Buffer.from(tables[kind](rows, formatReference));
  if (!config.payoutAccount) throw new NoPayoutBank();
  const transfers = rows.flatMap((row) => {
    const { number, amount, vat, account } = row;
    if (account.kind !== 'iban') return [];
    const { holder, iban, bic } = account;
    return [{ endToEndId: number, amount: amount + vat, creditor: holder, iban, bic, remittance: formatReference(row) }];
  });
  const executeOn = toLocalDay(merchant.timeZone, new Date(createdAt.getTime() + days(1)));
  return Buffer.from(writePain001({ messageId, createdAt, executeOn, debtor: { name: payer, ...config.payoutAccount }, transfers }));
}

const hashBytes = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
