import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { mailings } from '../tables.ts';

/** Returns the value of `utm_campaign` in the links of a mailing. */
export const buildMailingCampaign = (mailingId: number): string => `mailing-${mailingId}`;

const visitPattern = /[?&]utm_campaign=mailing-(\d{1,9})(?:&|$)/;

/** Returns the id of the mailing whose link opened a page; undefined for another page. */
export function findVisitedMailing(url: string): number | undefined {
  const id = visitPattern.exec(url)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** Adds counted visits to mailings. Only the numbers are stored. @param visits by the id of the mailing; unknown ids have no effect */
export async function countMailingVisits(db: Db, visits: ReadonlyMap<number, number>): Promise<void> {
  if (visits.size === 0) return;
  await db.execute(sql`
    update ${mailings} as mailing set visits = mailing.visits + counted.count
    from unnest(${sql.param([...visits.keys()])}::int[], ${sql.param([...visits.values()])}::int[]) as counted (id, count)
    where mailing.id = counted.id`);
}
