import { asc, isNull } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { papers } from './tables.ts';

/** The numbers of all papers that have no file yet, the oldest first. */
export async function unprintedPapers(db: Db): Promise<string[]> {
  const rows = await db.select({ number: papers.number }).from(papers).where(isNull(papers.fileKey)).orderBy(asc(papers.id));
  return rows.map(({ number }) => number);
}
