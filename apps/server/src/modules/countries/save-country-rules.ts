import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import type { CountryForm } from './staff-country.ts';
import { postalRules, vatRates } from './tables.ts';

/** The rates that are to come, in place of those that were. A rate that has begun stays; the latest that has begun is in force. @param today ISO */
export async function saveUpcomingRates(tx: Tx, countryId: number, rates: CountryForm['upcomingRates'], today: string): Promise<void> {
  await tx.delete(vatRates).where(and(eq(vatRates.countryId, countryId), gt(vatRates.validFrom, today)));
  if (rates.length > 0) await tx.insert(vatRates).values(rates.map((rate) => ({ ...rate, countryId })));
}

/** Rules that have begun are ended when they are taken out, since orders of then were reckoned by them. @param today ISO */
export async function savePostalRules(tx: Tx, countryId: number, rules: CountryForm['postalRules'], today: string): Promise<void> {
  const kept = new Set(rules.flatMap(({ id }) => (id === undefined ? [] : [id])));
  const gone = (await tx.select().from(postalRules).where(eq(postalRules.countryId, countryId))).filter(({ id }) => !kept.has(id));
  const [begun, future] = [gone.filter(({ validFrom }) => validFrom < today), gone.filter(({ validFrom }) => validFrom >= today)];
  const yesterday = dayBefore(today);
  for (const { id, validUntil } of begun)
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

const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
