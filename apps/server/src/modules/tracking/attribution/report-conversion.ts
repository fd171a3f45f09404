import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { conversionReports } from '../tables.ts';

/** Counts a conversion reported by a browser; compared with orders, it shows how many browsers report. */
export async function reportConversion(db: Db, { day, countryId }: { day: string; countryId: number }): Promise<void> {
  await db
    .insert(conversionReports)
    .values({ day, countryId, reports: 1 })
    .onConflictDoUpdate({
      target: [conversionReports.day, conversionReports.countryId],
      set: { reports: sql`${conversionReports.reports} + 1` },
    });
}
