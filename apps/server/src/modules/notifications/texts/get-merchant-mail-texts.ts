import type { CustomSentences } from '@selvedge/emails';
import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { mailTexts } from '../tables.ts';

/** Returns the merchant's email texts in a language. Not cached, so that every process uses the saved texts at once. */
export async function getMerchantMailTexts(db: Db, languageId: number): Promise<CustomSentences> {
  const rows = await db.select({ key: mailTexts.key, text: mailTexts.text }).from(mailTexts).where(eq(mailTexts.languageId, languageId));
  return new Map(rows.map(({ key, text }) => [key, text]));
}
