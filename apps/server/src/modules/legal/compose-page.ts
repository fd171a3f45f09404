import { and, eq } from 'drizzle-orm';
import { readCountryWords, findLanguage, getCountry, isInUnion, listPaymentTerms, type LanguageRow } from '#modules/countries';
import type { Db } from '#platform/database';
import { fillTemplate, listPlaceholders } from './fill-template.ts';
import { buildLegalValues, type LegalFacts } from './legal-values.ts';
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
  /** Filled in for a country; Markdown. A value that is not entered yet is a gap in brackets, for staff. */
  filled: PageText;
  /** The text for shoppers, without gaps: parentheses and lines with a missing value are left out. */
  shown: PageText;
  /** The language of the text: English if neither the merchant nor a template has the requested one. */
  writtenIn: string;
  isCustomized: boolean;
  /** Placeholders that have no value for the country yet. */
  missing: string[];
}

/** The context of a page: the country and the reader's language. */
export interface LegalShop {
  country: LegalFacts['country'];
  language: LanguageRow;
  /** Fills in a text for staff, with gaps in brackets. */
  fill: (text: string) => string;
  /** Fills in a text for shoppers, without gaps. */
  fillForShoppers: (text: string) => string;
  isGap: (placeholder: string) => boolean;
}

/** @throws CountryNotFound */
export async function getLegalShop(db: Db, { countryId, languageId }: { countryId: number; languageId: number }): Promise<LegalShop> {
  const country = await getCountry(db, countryId);
  const language = (await findLanguage(db, languageId)) ?? (await findLanguage(db, 1));
  if (!language) throw new Error('The language English is missing');
  const { orderButton } = await readCountryWords(db, country.id, language.id);
  return buildLegalShop({ country, language, payment: await listPaymentTerms(db, country.id), orderButton });
}

export function buildLegalShop(facts: LegalFacts): LegalShop {
  const { country, language } = facts;
  const filling = { values: buildLegalValues(facts), isInUnion: isInUnion(country.code) };
  const { missing } = getLegalTexts(language.code);
  return {
    country,
    language,
    fill: (text) => fillTemplate(text, { ...filling, missing }),
    fillForShoppers: (text) => fillTemplate(text, { ...filling, missing: null }),
    isGap: (placeholder) => filling.values[placeholder] === '',
  };
}

/** Composes a page in a language from the merchant's own text, or from the template. */
export function composePage(
  { fill, fillForShoppers, isGap, country, language }: LegalShop,
  page: LegalPageKey,
  row: LegalRow | undefined,
): ComposedPage {
  const { pages, writtenIn } = getLegalTexts(language.code);
  const template = pages[page];
  const isCustomized = row?.body != null;
  const source = isCustomized
    ? { title: row.title ?? template.title, excerpt: row.excerpt ?? template.excerpt, body: row.body ?? template.body }
    : template;
  const fillAll = (into: (text: string) => string): PageText => ({
    title: into(source.title),
    excerpt: into(source.excerpt),
    body: into(source.body),
  });
  // Ignores placeholders in parts that apply only to other countries.
  const placeholders = listPlaceholders(fillTemplate(source.body, { values: {}, isInUnion: isInUnion(country.code), missing: '' }));
  return {
    source,
    filled: fillAll(fill),
    shown: fillAll(fillForShoppers),
    writtenIn: isCustomized ? language.code : writtenIn,
    isCustomized,
    missing: placeholders.filter(isGap),
  };
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
