import { and, eq } from 'drizzle-orm';
import { countryWords, findLanguage, getCountry, isInUnion, paymentTerms, type CountryRow, type LanguageRow } from '#modules/countries';
import type { Db } from '#platform/database';
import { fillTemplate, placeholdersOf } from './fill-template.ts';
import { legalValues } from './legal-values.ts';
import type { LegalPageKey } from './shape.ts';
import { legalPages } from './tables.ts';
import { legalTexts } from './texts/index.ts';

export type LegalRow = typeof legalPages.$inferSelect;

export interface PageText {
  title: string;
  excerpt: string;
  body: string;
}

export interface ComposedPage {
  /** With its placeholders, as an editor sees it. */
  source: PageText;
  /** As a country says it; Markdown. */
  filled: PageText;
  /** The language that it is in: English where neither the merchant nor a template has words. */
  writtenIn: string;
  isOwn: boolean;
  /** Placeholders that the country's row has nothing for yet. */
  missing: string[];
}

/** Where pages are composed for: a country, and the language of the reader. */
export interface Place {
  country: CountryRow;
  language: LanguageRow;
  fill: (text: string) => string;
  isGap: (placeholder: string) => boolean;
}

/** @throws CountryNotFound */
export async function placeOf(db: Db, { countryId, languageId }: { countryId: number; languageId: number }): Promise<Place> {
  const country = await getCountry(db, countryId);
  const language = (await findLanguage(db, languageId)) ?? (await findLanguage(db, 1));
  if (!language) throw new Error('There is no English');
  const { orderButton } = await countryWords(db, country.id, language.id);
  const values = legalValues({ country, language, payment: await paymentTerms(db, country.id), orderButton });
  const { missing } = legalTexts(language.code).texts;
  return {
    country,
    language,
    fill: (text) => fillTemplate(text, { values, isInUnion: isInUnion(country.code), missing }),
    isGap: (placeholder) => values[placeholder] === '',
  };
}

/** A page in a language: in the merchant's words where he has any, else the template's. */
export function composePage({ fill, isGap, country, language }: Place, page: LegalPageKey, row: LegalRow | undefined): ComposedPage {
  const { texts, writtenIn } = legalTexts(language.code);
  const [title, excerpt, body] = texts.pages[page];
  const isOwn = row?.body != null;
  const source = isOwn ? { title: row.title ?? title, excerpt: row.excerpt ?? excerpt, body: row.body ?? body } : { title, excerpt, body };
  const filled = { title: fill(source.title), excerpt: fill(source.excerpt), body: fill(source.body) };
  // What a part for another place asks for is missing nowhere.
  const asked = placeholdersOf(fillTemplate(source.body, { values: {}, isInUnion: isInUnion(country.code), missing: '' }));
  return { source, filled, writtenIn: isOwn ? language.code : writtenIn, isOwn, missing: asked.filter(isGap) };
}

export async function legalRow(
  db: Db,
  { countryId, languageId, page }: { countryId: number; languageId: number; page: LegalPageKey },
): Promise<LegalRow | undefined> {
  const [row] = await db
    .select()
    .from(legalPages)
    .where(and(eq(legalPages.countryId, countryId), eq(legalPages.languageId, languageId), eq(legalPages.page, page)));
  return row;
}
