import { defaultLanguageId } from '@selvedge/i18n';
import { createHash } from 'node:crypto';
import { renderMarkdown } from '#modules/content';
import { listActiveCountries } from '#modules/countries';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { sql } from 'drizzle-orm';
import { composePage, findLegalRow, getLegalShop, type ComposedPage, type LegalRow, type PageText } from './compose-page.ts';
import { getLegalTexts } from './legal-texts.ts';
import { legalPageKeys, type LegalPageKey } from './page-parts.ts';
import { legalPages } from './tables.ts';

/** A template needs a review per country and language; a changed text needs a new one. */
export const reviewStates = ['template', 'reviewed', 'changed'] as const;
export type ReviewState = (typeof reviewStates)[number];

interface Review {
  state: ReviewState;
  by: string | null;
  /** ISO date and time. */
  at: string | null;
}

/** A page of a country in the list of the back office. */
export interface AdminLegalPage {
  /** `11-imprint`: the country's id and the page. */
  id: string;
  countryId: number;
  country: string;
  page: LegalPageKey;
  title: string;
  /** The languages that search engines index first: the country's own and English. */
  own: ReviewState;
  english: ReviewState;
  /** Number of languages whose current text is reviewed. */
  reviewed: number;
  /** Number of languages with the merchant's own text. */
  ownWords: number;
  /** Placeholders that have no value for the country. */
  missing: string[];
}

/** A page of a country in a language, as its form shows it. */
export interface LegalPageRecord extends PageText {
  id: string;
  countryId: number;
  languageId: number;
  page: LegalPageKey;
  isOwn: boolean;
  template: PageText;
  html: string;
  missing: string[];
  review: Review;
}

/** Returns the languages in which a legal page is reviewed before the country opens: those that search engines always index. */
export const listReviewedLanguages = ({ languageId }: { languageId: number }): number[] => [...new Set([languageId, defaultLanguageId])];

interface PageKey {
  countryId: number;
  languageId: number;
  page: LegalPageKey;
}

export const hashText = ({ filled: { title, excerpt, body } }: ComposedPage): string =>
  createHash('sha256').update([title, excerpt, body].join('\n')).digest('hex');

export const getReview = (composed: ComposedPage, row: LegalRow | undefined): Review => {
  if (!row?.reviewedAt) return { state: 'template', by: null, at: null };
  const state = row.reviewedText === hashText(composed) ? 'reviewed' : 'changed';
  return { state, by: row.reviewedBy, at: row.reviewedAt.toISOString() };
};

/** Returns all legal pages of all shops with their review states. */
export async function listAdminLegalPages(db: Db): Promise<AdminLegalPage[]> {
  const rows = await db.select().from(legalPages);
  const listed: AdminLegalPage[] = [];
  for (const shop of await listActiveCountries(db)) {
    const inEnglish = await getLegalShop(db, { countryId: shop.id, languageId: defaultLanguageId });
    for (const page of legalPageKeys) {
      // Without a row, the template applies and is not reviewed.
      const customized = rows.filter((row) => row.countryId === shop.id && row.page === page);
      const states = new Map<number, ReviewState>();
      for (const row of customized) {
        const place = row.languageId === defaultLanguageId ? inEnglish : await getLegalShop(db, row);
        states.set(row.languageId, getReview(composePage(place, page, row), row).state);
      }
      listed.push({
        id: `${shop.id}-${page}`,
        countryId: shop.id,
        country: shop.name,
        page,
        title: getLegalTexts('en').pages[page].title,
        own: states.get(shop.languageId) ?? 'template',
        english: states.get(defaultLanguageId) ?? 'template',
        reviewed: [...states.values()].filter((state) => state === 'reviewed').length,
        ownWords: customized.filter(({ body }) => body !== null).length,
        missing: composePage(inEnglish, page, undefined).missing,
      });
    }
  }
  return listed;
}

/** @throws CountryNotFound */
export async function getAdminLegalPage(db: Db, key: PageKey): Promise<LegalPageRecord> {
  const place = await getLegalShop(db, key);
  const row = await findLegalRow(db, key);
  const composed = composePage(place, key.page, row);
  return {
    ...key,
    id: `${key.countryId}-${key.page}`,
    ...composed.source,
    isOwn: composed.isCustomized,
    template: getLegalTexts(place.language.code).pages[key.page],
    html: renderMarkdown(composed.filled.body),
    missing: composed.missing,
    review: getReview(composed, row),
  };
}

/** Locks the legal pages of a country until the transaction ends, so that concurrent edits wait. */
export async function lockLegalPages(tx: Tx, countryId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('legal pages'), ${countryId})`);
}
