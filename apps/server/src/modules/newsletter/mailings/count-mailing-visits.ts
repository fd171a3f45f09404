import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { mailings } from '../tables.ts';

/** Returns the value of `utm_campaign` in the links of a mailing. */
export const buildMailingCampaign = (mailingId: number): string => `mailing-${mailingId}`;

/** Finds the id of the mailing in the query of a page that was opened by its link. */
export const mailingVisitPattern = /[?&]utm_campaign=mailing-(\d{1,9})(?:&|$)/;

/** Adds counted visits to mailings. Only the numbers are stored. @param visits by the id of the mailing */
export async function countMailingVisits(db: Db, visits: ReadonlyMap<number, number>): Promise<void> {
  for (const [id, count] of visits)
    await db
      .update(mailings)
      .set({ visits: sql`${mailings.visits} + ${count}` })
      .where(eq(mailings.id, id));
}
