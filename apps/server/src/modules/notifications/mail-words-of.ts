import type { MailWords } from '@selvedge/emails';
import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { mailTexts } from './tables.ts';

/** What the merchant says in a language in his own words: read for each mail, so that every process writes what is saved. */
export async function mailWordsOf(db: Db, languageId: number): Promise<MailWords> {
  const rows = await db.select({ key: mailTexts.key, text: mailTexts.text }).from(mailTexts).where(eq(mailTexts.languageId, languageId));
  return new Map(rows.map(({ key, text }) => [key, text]));
}
