import { sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { findLanguage } from '#modules/countries';
import type { Db } from '#platform/database';
import { popularSearches } from '../tables.ts';

interface RecordedSearch {
  /** The search text, as typed or corrected. */
  text: string;
  countryId: number;
  languageId: number;
}

/** Maximum number of characters. Longer texts are sentences, which shoppers do not repeat. */
const maxLength = 40;
/** Maximum number of counted searches per minute, to limit the cost of a crawler. */
const maxPerMinute = 60;
/** The searches that this process has counted in the current minute. */
const recorded = { minute: 0, count: 0 };

/**
 * Counts a search that had results. Search responses are cached for a minute, so a text counts at most once a minute in each process, and
 * a visitor who repeats a search hardly changes its count.
 */
export async function recordSearch(db: Db, { text, countryId, languageId }: RecordedSearch): Promise<void> {
  const normalized = normalizeSearch(text);
  if (normalized === null || !(await findLanguage(db, languageId))) return;
  const minute = Math.floor(now().getTime() / 60_000);
  if (recorded.minute !== minute) Object.assign(recorded, { minute, count: 0 });
  if (recorded.count >= maxPerMinute) return;
  recorded.count++;
  await db
    .insert(popularSearches)
    .values({ countryId, languageId, text: normalized, searches: 1 })
    .onConflictDoUpdate({
      target: [popularSearches.countryId, popularSearches.languageId, popularSearches.text],
      set: { searches: sql`${popularSearches.searches} + 1` },
    });
}

/** Returns the text to count; null if it may be personal data (an email address, a personal, order or telephone number) or is too long. */
export function normalizeSearch(text: string): string | null {
  const normalized = text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  const isPlain = normalized.length <= maxLength && /\p{L}{2}/u.test(normalized) && !normalized.includes('@') && !/\p{N}{3}/u.test(normalized);
  return isPlain ? normalized : null;
}
