import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { consents } from './tables.ts';

/** All that somebody chose while he was signed in, the oldest first, for his own eyes. */
export const consentsOfUser = (db: Db, userId: number) =>
  db
    .select({
      id: consents.id,
      previousId: consents.previousId,
      at: consents.at,
      choices: consents.choices,
      text: consents.text,
      version: consents.version,
      countryId: consents.countryId,
      languageId: consents.languageId,
    })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(asc(consents.at));
