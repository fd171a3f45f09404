import { createHash } from 'node:crypto';
import { renderMarkdown } from '#modules/content';
import { listActiveCountries } from '#modules/countries';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { sql } from 'drizzle-orm';
import { composePage, legalRow, placeOf, type ComposedPage, type LegalRow, type PageText } from './compose-page.ts';
import { legalPageKeys, type LegalPageKey } from './shape.ts';
import { legalPages } from './tables.ts';
import { legalTexts } from './texts/index.ts';

/** A template is a proposal until a person has read what a country says in a language; another text has to be read anew. */
export const reviewStates = ['template', 'reviewed', 'changed'] as const;
export type ReviewState = (typeof reviewStates)[number];

interface Review {
  state: ReviewState;
  by: string | null;
  /** ISO time. */
  at: string | null;
}

/** A page of a country, as the list shows it. */
export interface StaffLegalPage {
  /** `11-imprint`: the country's id and the page. */
  id: string;
  countryId: number;
  country: string;
  page: LegalPageKey;
  title: string;
  /** Of the languages that search engines are given first: the country's own and English. */
  own: ReviewState;
  english: ReviewState;
  /** Languages in which it has been read as it stands. */
  reviewed: number;
  /** Languages in which the merchant's own words stand. */
  ownWords: number;
  /** Placeholders that the country's row has nothing for. */
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

const english = 1;

interface Which {
  countryId: number;
  languageId: number;
  page: LegalPageKey;
}

export const textHash = ({ filled: { title, excerpt, body } }: ComposedPage): string =>
  createHash('sha256').update([title, excerpt, body].join('\n')).digest('hex');

const reviewOf = (composed: ComposedPage, row: LegalRow | undefined): Review => {
  if (!row?.reviewedAt) return { state: 'template', by: null, at: null };
  const state = row.reviewedText === textHash(composed) ? 'reviewed' : 'changed';
  return { state, by: row.reviewedBy, at: row.reviewedAt.toISOString() };
};

/** Every legal page of every shop, with what is still to be read. */
export async function staffLegalPages(db: Db): Promise<StaffLegalPage[]> {
  const rows = await db.select().from(legalPages);
  const listed: StaffLegalPage[] = [];
  for (const shop of await listActiveCountries(db)) {
    const inEnglish = await placeOf(db, { countryId: shop.id, languageId: english });
    for (const page of legalPageKeys) {
      // Where there is no row the template stands, and nobody has read it.
      const own = rows.filter((row) => row.countryId === shop.id && row.page === page);
      const states = new Map<number, ReviewState>();
      for (const row of own) {
        const place = row.languageId === english ? inEnglish : await placeOf(db, row);
        states.set(row.languageId, reviewOf(composePage(place, page, row), row).state);
      }
      listed.push({
        id: `${shop.id}-${page}`,
        countryId: shop.id,
        country: shop.name,
        page,
        title: legalTexts('en').texts.pages[page][0],
        own: states.get(shop.languageId) ?? 'template',
        english: states.get(english) ?? 'template',
        reviewed: [...states.values()].filter((state) => state === 'reviewed').length,
        ownWords: own.filter(({ body }) => body !== null).length,
        missing: composePage(inEnglish, page, undefined).missing,
      });
    }
  }
  return listed;
}

/** @throws CountryNotFound */
export async function staffLegalPage(db: Db, which: Which): Promise<LegalPageRecord> {
  const place = await placeOf(db, which);
  const row = await legalRow(db, which);
  const composed = composePage(place, which.page, row);
  const [title, excerpt, body] = legalTexts(place.language.code).texts.pages[which.page];
  return {
    ...which,
    id: `${which.countryId}-${which.page}`,
    ...composed.source,
    isOwn: composed.isOwn,
    template: { title, excerpt, body },
    html: renderMarkdown(composed.filled.body),
    missing: composed.missing,
    review: reviewOf(composed, row),
  };
}

/** Whoever edits a country's legal pages waits until this transaction ends. */
export async function lockLegalPages(tx: Tx, countryId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('legal pages'), ${countryId})`);
}
