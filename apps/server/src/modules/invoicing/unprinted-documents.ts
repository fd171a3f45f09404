import { asc, isNull } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { documents } from './tables.ts';

/** Returns the numbers of all documents without a file, the oldest first. */
export async function listUnprintedDocuments(db: Db): Promise<string[]> {
  const rows = await db.select({ number: documents.number }).from(documents).where(isNull(documents.fileKey)).orderBy(asc(documents.id));
  return rows.map(({ number }) => number);
}
