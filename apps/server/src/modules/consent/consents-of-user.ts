import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { consents } from './tables.ts';

/** Returns all choices that a user made while signed in, the oldest first, for their data export. */
export const listUserConsents = (db: Db, userId: number) =>
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
