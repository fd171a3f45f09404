import type { CountryRow } from '#modules/countries';
import type { Tx } from '#platform/transaction';
import { insertVisitCounts } from '#seeds/tracking';
import type { SeededRandom } from './seeded-random.ts';
import { weighDays } from './calendar.ts';
import { peopleByCountry } from './people/people-data.ts';

/** Visits per order. */
const VISITS_EACH = 34;

interface PastVisits {
  shops: readonly CountryRow[];
  /** Orders of the year in all countries. */
  count: number;
  random: SeededRandom;
  today: Date;
}

/** Counts visits by day and country, in proportion to the orders. */
export async function addPastVisits(tx: Tx, { shops, count, random, today }: PastVisits): Promise<void> {
  const calendar = weighDays(today);
  const weightOfYear = calendar.reduce((sum, { weight }) => sum + weight, 0);
  const weightOfAll = peopleByCountry.reduce((sum, { weight }) => sum + weight, 0);
  const rows = shops.flatMap(({ id: countryId, code }) => {
    const share = (peopleByCountry.find(({ country }) => country === code)?.weight ?? 0) / weightOfAll;
    return calendar.map(({ date: day, weight }) => {
      const usual = (count * share * VISITS_EACH * weight) / weightOfYear;
      return { day, countryId, visits: Math.round(usual * (0.8 + 0.4 * random.next())) + random.between(1, 5) };
    });
  });
  await insertVisitCounts(tx, rows);
}
