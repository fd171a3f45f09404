import { and, eq } from 'drizzle-orm';
import { readCountryWords, findLanguage, getCountry, isInUnion, listPaymentTerms, type CountryRow, type LanguageRow } from '#modules/countries';
import type { Db } from '#platform/database';
import { fillTemplate, listPlaceholders } from './fill-template.ts';
import { buildLegalValues } from './legal-values.ts';
import { getLegalTexts } from './legal-texts.ts';
import type { LegalPageKey } from './page-parts.ts';
import { legalPages } from './tables.ts';

export type LegalRow = typeof legalPages.$inferSelect;

export interface PageText {
  title: string;
  excerpt: string;
  body: string;
}

export interface ComposedPage {
  /** With placeholders, as an editor sees it. */
  source: PageText;
  /** Filled in for a country; Markdown. */
  filled: PageText;
  /** The language of the text: English if neither the merchant nor a template has the requested one. */
  writtenIn: string;
  isCustomized: boolean;
  /** Placeholders that have no value for the country yet. */
  missing: string[];
}

/** The context of a page: the country and the reader's language. */
export interface LegalShop {
  country: CountryRow;
  language: LanguageRow;
  fill: (text: string) => string;
  isGap: (placeholder: string) => boolean;
}

/** @throws CountryNotFound */
export async function getLegalShop(db: Db, { countryId, languageId }: { countryId: number; languageId: number }): Promise<LegalShop> {
  const country = await getCountry(db, countryId);
  const language = (await findLanguage(db, languageId)) ?? (await findLanguage(db, 1));
  if (!language) throw new Error('The language English is missing');
  const { orderButton } = await readCountryWords(db, country.id, language.id);
  const values = buildLegalValues({ country, language, payment: await listPaymentTerms(db, country.id), orderButton });
  const { missing } = getLegalTexts(language.code);
  return {
    country,
    language,
    fill: (text) => fillTemplate(text, { values, isInUnion: isInUnion(country.code), missing }),
    isGap: (placeholder) => values[placeholder] === '',
  };
}

/** Composes a page in a language from the merchant's own text, or from the template. */
export function composePage({ fill, isGap, country, language }: LegalShop, page: LegalPageKey, row: LegalRow | undefined): ComposedPage {
  const { pages, writtenIn } = getLegalTexts(language.code);
  const template = pages[page];
  const isCustomized = row?.body != null;
  const source = isCustomized
    ? { title: row.title ?? template.title, excerpt: row.excerpt ?? template.excerpt, body: row.body ?? template.body }
    : template;
  const filled = { title: fill(source.title), excerpt: fill(source.excerpt), body: fill(source.body) };
  // Ignores placeholders in parts that apply only to other countries.
  const placeholders = listPlaceholders(fillTemplate(source.body, { values: {}, isInUnion: isInUnion(country.code), missing: '' }));
  return { source, filled, writtenIn: isCustomized ? language.code : writtenIn, isCustomized, missing: placeholders.filter(isGap) };
}

export async function findLegalRow(
  db: Db,
  { countryId, languageId, page }: { countryId: number; languageId: number; page: LegalPageKey },
): Promise<LegalRow | undefined> {
  const [row] = await db
    .select()
    .from(legalPages)
    .where(and(eq(legalPages.countryId, countryId), eq(legalPages.languageId, languageId), eq(legalPages.page, page)));
  return row;
}
