import { sql } from 'drizzle-orm';
import type { z } from '@hono/zod-openapi';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { cohortMonths, type CohortReport, type cohortQuery } from './contract.ts';
import { reportCohorts } from './tables.ts';

type Name = `within${(typeof cohortMonths)[number]}`;
type CohortRow = { month: string; customers: number } & Record<Name, number>;

/** Returns the customers by month of their first order, and the shares that ordered again. */
export async function readCohortReport(db: Db, { from, until, countryId }: z.infer<typeof cohortQuery>): Promise<CohortReport> {
  const counts = cohortMonths.map((months) => sql.raw(`sum(within${months})::int as within${months}`));
  const { rows } = await db.execute<CohortRow>(sql`
    select month::text, sum(customers)::int as customers, ${sql.join(counts, sql`, `)}
    from ${reportCohorts} where month between date_trunc('month', ${from}::date)::date and ${until}::date
      and ${countryId === undefined ? sql`true` : sql`country_id = ${countryId}`}
    group by month order by month desc`);
  const [counted] = (await db.execute<{ at: string | Date | null }>(sql`select max(counted_at) as at from ${reportCohorts}`)).rows;
  return {
    rows: rows.map(({ month, customers, ...repeated }) => ({
      month,
      customers,
      ...(Object.fromEntries(
        cohortMonths.map((months) => [`within${months}`, hasPassed(month, months) ? repeated[`within${months}`] / customers : null]),
      ) as Record<Name, number | null>),
    })),
    countedAt: counted?.at ? new Date(counted.at).toISOString() : null,
  };
}

/** Returns whether the months after a first order have passed for all customers of a cohort, also in the time zone furthest behind. */
function hasPassed(month: string, months: number): boolean {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return Date.UTC(year, number + months, 1, 12) <= now().getTime();
}
