import { and, asc, between, desc, gte, inArray, lte, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { groupRates, type ExchangeRate, type ExchangeRates } from './rates.ts';
import { exchangeRates } from './tables.ts';

const columns = { currency: exchangeRates.currency, day: exchangeRates.day, units: exchangeRates.units, source: exchangeRates.source };

/** Reads the rates of some currencies on days of a period, both included. */
export async function readRates(
  db: Db,
  { currencies, from, until }: { currencies: readonly string[]; from: string; until: string },
): Promise<ExchangeRates> {
  if (currencies.length === 0) return new Map();
  const rows = await db
    .select(columns)
    .from(exchangeRates)
    .where(and(inArray(exchangeRates.currency, [...currencies]), between(exchangeRates.day, from, until)))
    .orderBy(asc(exchangeRates.id));
  return groupRates(rows);
}

/** Reads the last rate of each currency until a day. @param from excludes rates of earlier days */
export async function readLastRates(db: Db, { from, until }: { from?: string; until: string }): Promise<ReadonlyMap<string, ExchangeRate>> {
  const rows = await db
    .selectDistinctOn([exchangeRates.currency], columns)
    .from(exchangeRates)
    .where(and(lte(exchangeRates.day, until), from === undefined ? undefined : gte(exchangeRates.day, from)))
    .orderBy(exchangeRates.currency, desc(exchangeRates.day), desc(exchangeRates.id));
  return new Map(rows.map((rate) => [rate.currency, rate]));
}

/** A stored rate with who stored it and when. */
export type RecordedRate = typeof exchangeRates.$inferSelect;

/** Lists the last rate of each currency, with who stored it. */
export const listLastRates = (db: Db): Promise<RecordedRate[]> =>
  db.selectDistinctOn([exchangeRates.currency]).from(exchangeRates).orderBy(exchangeRates.currency, desc(exchangeRates.day), desc(exchangeRates.id));

/** Lists stored rates, the latest day first, including rates that a correction replaced. */
export const listRates = (db: Db, { currency, limit }: { currency?: string | undefined; limit: number }): Promise<RecordedRate[]> =>
  db
    .select()
    .from(exchangeRates)
    .where(currency === undefined ? undefined : eq(exchangeRates.currency, currency))
    .orderBy(desc(exchangeRates.day), asc(exchangeRates.currency), desc(exchangeRates.id))
    .limit(limit);
