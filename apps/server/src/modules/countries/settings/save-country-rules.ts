import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import type { CountryForm } from './admin-country.ts';
import { postalRules, vatRates } from '../tables.ts';

/**
 * Replaces the upcoming rates. Rates that have begun stay; the latest of them is in force.
 * @param today ISO date
 */
export async function saveUpcomingRates(tx: Tx, countryId: number, rates: CountryForm['upcomingRates'], today: string): Promise<void> {
  await tx.delete(vatRates).where(and(eq(vatRates.countryId, countryId), gt(vatRates.validFrom, today)));
  if (rates.length > 0) await tx.insert(vatRates).values(rates.map((rate) => ({ ...rate, countryId })));
}

/**
 * Saves the postal rules. A removed rule that has begun is ended instead of deleted, because past orders used it.
 * @param today ISO date
 */
export async function savePostalRules(tx: Tx, countryId: number, rules: CountryForm['postalRules'], today: string): Promise<void> {
  const keptIds = new Set(rules.flatMap(({ id }) => (id === undefined ? [] : [id])));
  const removedRules = (await tx.select().from(postalRules).where(eq(postalRules.countryId, countryId))).filter(({ id }) => !keptIds.has(id));
  const [past, future] = [removedRules.filter(({ validFrom }) => validFrom < today), removedRules.filter(({ validFrom }) => validFrom >= today)];
  const yesterday = getPreviousDay(today);
  for (const { id, validUntil } of past)
    if (validUntil === null || validUntil > yesterday) await tx.update(postalRules).set({ validUntil: yesterday }).where(eq(postalRules.id, id));
  const ids = future.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(postalRules).where(inArray(postalRules.id, ids));
  for (const { id, ...rule } of rules) {
    if (id === undefined) await tx.insert(postalRules).values({ ...rule, countryId });
    else
      await tx
        .update(postalRules)
        .set(rule)
        .where(and(eq(postalRules.id, id), eq(postalRules.countryId, countryId)));
  }
}

const getPreviousDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
