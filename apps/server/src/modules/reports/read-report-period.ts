import type { z } from '@hono/zod-openapi';
import type { Db } from '#platform/database';
import type { returnsQuery, salesQuery } from './contract.ts';
import { readReportMoney } from './money.ts';
import { findComparedSpan, type Span } from './periods.ts';
import { listCurrenciesWithoutRate } from './read-figures.ts';

/**
 * Returns the days of a report, the compared days and the currency.
 * @returns `shown` has the same data in the form of the response
 */
export async function readReportPeriod(db: Db, query: z.infer<typeof salesQuery> | z.infer<typeof returnsQuery>) {
  const span: Span = { from: query.from, until: query.until };
  const compared = findComparedSpan(span, query.compare);
  const money = await readReportMoney(db, query.countryId);
  const { rates: _, ...shownMoney } = money;
  const withoutRate = await listCurrenciesWithoutRate(db, query, span, money);
  return { span, compared, money, shown: { ...shownMoney, withoutRate, period: span, compared } };
}
