import { lt } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { consents } from './tables.ts';

/** Three years: as long as somebody may ask us to prove what was agreed to. */
const KEPT_DAYS = 3 * 365;

/** Deletes records that nobody can ask about any more. @returns how many */
export async function forgetConsents(db: Db): Promise<number> {
  const gone = await db
    .delete(consents)
    .where(lt(consents.at, new Date(now().getTime() - days(KEPT_DAYS))))
    .returning({ id: consents.id });
  return gone.length;
}
