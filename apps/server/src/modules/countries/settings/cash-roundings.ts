import { and, asc, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import { money, parseMajor, toMajor } from '#kit/money';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { toRecordIds } from '#platform/request-fields';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { toLocalDay } from '../dates.ts';
import { getCountry } from '../get-country.ts';
import { getCurrency } from '../get-currency.ts';
import { listActiveCountries } from '../list-active-countries.ts';
import { cashRoundings } from '../tables.ts';
import { countrySettingsTag } from '../tags.ts';
import { lockCountry } from './admin-country.ts';

/** A cash rounding rule for the list and the form. The step is in major units of the country's currency; days are ISO dates. */
export interface AdminCashRounding {
  id: number;
  countryId: number;
  currency: string;
  step: number;
  validFrom: string;
  validUntil: string | null;
  law: string;
  /** Whether orders may have used the rule. Then only its last day and its law can change. */
  isStarted: boolean;
}

export type CashRoundingForm = Omit<AdminCashRounding, 'id' | 'currency' | 'isStarted'>;

interface RoundingList {
  filter: { countryId?: number | undefined };
  sort: 'countryId' | 'validFrom' | 'id';
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

export async function listCashRoundings(
  db: Db,
  { filter, sort, order, ids, offset, limit }: RoundingList,
): Promise<{ rows: AdminCashRounding[]; count: Counted }> {
  const conditions: SQL[] = [sql`true`];
  if (ids) conditions.push(inArray(cashRoundings.id, toRecordIds(ids)));
  if (filter.countryId !== undefined) conditions.push(eq(cashRoundings.countryId, filter.countryId));
  const where = sql.join(conditions, sql` and `);
  const rows = await db
    .select()
    .from(cashRoundings)
    .where(where)
    .orderBy((order === 'desc' ? desc : asc)(cashRoundings[sort]), asc(cashRoundings.validFrom), asc(cashRoundings.id))
    .limit(limit)
    .offset(offset);
  return {
    rows: await Promise.all(rows.map((row) => toAdminRounding(db, row))),
    count: await countWithLimit(db, sql`select 1 from ${cashRoundings} where ${where}`),
  };
}

/** @returns undefined if the rule does not exist */
export async function findCashRounding(db: Db, id: number): Promise<AdminCashRounding | undefined> {
  const [row] = await db.select().from(cashRoundings).where(eq(cashRoundings.id, id));
  return row && toAdminRounding(db, row);
}

async function toAdminRounding(db: Db, { step, ...row }: typeof cashRoundings.$inferSelect): Promise<AdminCashRounding> {
  const { code: currency } = await getCurrency(db, row.countryId);
  return { ...row, currency, step: toMajor(money(step, currency)), isStarted: row.validFrom <= (await getToday(db, row.countryId)) };
}

export async function lockCashRounding(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: cashRoundings.id }).from(cashRoundings).where(eq(cashRoundings.id, id)).for('update');
}

/**
 * Saves a rule from its form. An order has the rounding of the day on which it was placed. A new rule must therefore begin in the future, and
 * a rule that has begun can only be ended and followed by another rule.
 * @param id null for a new rule
 * @returns the id of the rule
 * @throws InvalidInput
 */
export async function saveCashRounding(tx: Tx, id: number | null, form: CashRoundingForm): Promise<number> {
  const { countryId, validFrom, validUntil, law } = form;
  if (!(await listActiveCountries(tx)).some((country) => country.id === countryId))
    throw refused('countryId', 'unknown', 'The shop does not sell in this country');
  await lockCountry(tx, countryId);
  const { code: currency } = await getCurrency(tx, countryId);
  const row = { countryId, step: parseMajor(form.step, currency).amount, validFrom, validUntil, law };
  assertRounding(row, { before: id === null ? undefined : await readRow(tx, id), today: await getToday(tx, countryId) });
  await assertNoOther(tx, row, id);
  const [saved] =
    id === null
      ? await tx.insert(cashRoundings).values(row).returning({ id: cashRoundings.id })
      : await tx.update(cashRoundings).set(row).where(eq(cashRoundings.id, id)).returning({ id: cashRoundings.id });
  if (!saved) throw new Error(`cash rounding ${id} was not saved`);
  await dropTags(tx, [countrySettingsTag]);
  return saved.id;
}

/** Deletes a rule that has not begun. @throws InvalidInput if orders use it */
export async function removeCashRounding(tx: Tx, id: number): Promise<void> {
  const row = await readRow(tx, id);
  if (row && row.validFrom <= (await getToday(tx, row.countryId)))
    throw refused('validUntil', 'used', 'Orders use this rule, so it cannot be deleted. Enter its last day instead.');
  await tx.delete(cashRoundings).where(eq(cashRoundings.id, id));
  await dropTags(tx, [countrySettingsTag]);
}

type Rounding = Omit<typeof cashRoundings.$inferSelect, 'id'>;

function assertRounding(row: Rounding, { before, today }: { before: Rounding | undefined; today: string }): void {
  const { countryId, step, validFrom, validUntil } = row;
  if (step < 2) throw refused('step', 'too-small', 'Enter a value greater than the smallest unit of the currency');
  if (validUntil !== null && validUntil < validFrom) throw refused('validUntil', 'order', 'The last day must not be before the first day');
  if (!before || before.validFrom > today) {
    if (validFrom <= today) throw refused('validFrom', 'past', 'Enter a date in the future. Existing orders keep their total.');
    return;
  }
  if (countryId !== before.countryId)
    throw refused('countryId', 'used', 'Orders use this rule, so its country cannot be changed. Enter its last day and create another rule.');
  if (step !== before.step)
    throw refused('step', 'used', 'Orders use this rule, so its rounding cannot be changed. Enter its last day and create another rule.');
  if (validFrom !== before.validFrom) throw refused('validFrom', 'used', 'Orders use this rule, so its first day cannot be changed');
  if (validUntil !== before.validUntil && [validUntil, before.validUntil].some((day) => day !== null && day < today))
    throw refused('validUntil', 'past', 'Enter today or a later day. Existing orders keep their total.');
}

/** Two rules of a country must not be in force on the same day. */
async function assertNoOther(tx: Tx, { countryId, validFrom, validUntil }: Rounding, id: number | null): Promise<void> {
  const others = await tx
    .select()
    .from(cashRoundings)
    .where(and(eq(cashRoundings.countryId, countryId), id === null ? undefined : ne(cashRoundings.id, id)));
  const isOverlapping = others.some(
    (other) => (validUntil === null || other.validFrom <= validUntil) && (other.validUntil === null || validFrom <= other.validUntil),
  );
  if (isOverlapping) throw refused('validFrom', 'taken', 'The country already has a rule for this period. Enter the last day of that rule first.');
}

async function readRow(tx: Tx, id: number): Promise<typeof cashRoundings.$inferSelect | undefined> {
  const [row] = await tx.select().from(cashRoundings).where(eq(cashRoundings.id, id));
  return row;
}

const getToday = async (db: Db, countryId: number): Promise<string> => toLocalDay((await getCountry(db, countryId)).timeZone, now());

const refused = (field: string, code: string, message: string) => new InvalidInput([{ field, code, params: { message } }]);
