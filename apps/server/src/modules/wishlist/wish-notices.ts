import { defaultLanguageId } from '@selvedge/i18n';
import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { findLanguage } from '#modules/countries';
import type { Db } from '#platform/database';
import type { WishNotices } from './contract.ts';
import { wishNotices } from './tables.ts';

/** Returns whether a user wants emails about price drops and products back in stock. */
export async function hasWishNotices(db: Db, userId: number): Promise<WishNotices> {
  const rows = await db.select({ userId: wishNotices.userId }).from(wishNotices).where(eq(wishNotices.userId, userId));
  return { hasNotices: rows.length > 0 };
}

/**
 * Turns the emails on or off.
 * @param languageId the language of the current page, used for the emails
 */
export async function setWishNotices(
  db: Db,
  { userId, hasNotices, languageId }: WishNotices & { userId: number; languageId: number },
): Promise<WishNotices> {
  if (!hasNotices) {
    await db.delete(wishNotices).where(eq(wishNotices.userId, userId));
    return { hasNotices };
  }
  const language = (await findLanguage(db, languageId))?.id ?? defaultLanguageId;
  await db
    .insert(wishNotices)
    .values({ userId, languageId: language, askedAt: now() })
    .onConflictDoUpdate({ target: wishNotices.userId, set: { languageId: language } });
  return { hasNotices };
}
