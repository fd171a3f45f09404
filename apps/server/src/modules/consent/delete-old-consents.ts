import { lt } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { consents } from './tables.ts';

/** Three years: the period in which proof of consent may be requested. */
const RETENTION_DAYS = 3 * 365;

/**
 * Deletes consent records that are older than three years.
 * @returns the number of deleted records
 */
export async function deleteOldConsents(db: Db): Promise<number> {
  const deletedRows = await db
    .delete(consents)
    .where(lt(consents.at, new Date(now().getTime() - days(RETENTION_DAYS))))
    .returning({ id: consents.id });
  return deletedRows.length;
}
