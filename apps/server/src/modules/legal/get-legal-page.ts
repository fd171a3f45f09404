import { legalPaths } from '@selvedge/pages/legal-paths';
import { and, eq } from 'drizzle-orm';
import { renderMarkdown } from '#modules/content';
import { findLanguage } from '#modules/countries';
import type { Db } from '#platform/database';
import { composePage, findLegalRow, getLegalShop, type LegalShop } from './compose-page.ts';
import type { LegalLinks, LegalPage } from './contract.ts';
import { LegalPageNotFound } from './errors.ts';
import { getHarmonisedNotice } from './harmonised-notice.ts';
import { getLegalTexts } from './legal-texts.ts';
import { legalPageKeys, type LegalPageKey } from './page-parts.ts';
import { legalPages } from './tables.ts';

/** One slug for all languages, as for all articles. `withdrawal` is the slug of the withdrawal form. */
const findLegalSlug = (page: LegalPageKey): string => legalPaths[page].slice(1);
const findLegalPage = (slug: string): LegalPageKey | undefined => legalPageKeys.find((page) => findLegalSlug(page) === slug);

interface LegalPageQuery {
  countryId: number;
  languageId: number;
}

/** @throws LegalPageNotFound, CountryNotFound */
export async function getLegalPage(db: Db, { slug, ...query }: LegalPageQuery & { slug: string }): Promise<LegalPage> {
  const page = findLegalPage(slug);
  if (!page) throw new LegalPageNotFound(slug);
  const place = await getLegalShop(db, query);
  const row = await findLegalRow(db, { countryId: place.country.id, languageId: place.language.id, page });
  const { shown, writtenIn } = composePage(place, page, row);
  const lang = writtenIn === place.language.code ? null : ((await findLanguage(db, writtenIn))?.tag ?? null);
  return {
    slug,
    title: shown.title,
    excerpt: shown.excerpt,
    html: `${await renderNotice(db, place, page)}${renderMarkdown(shown.body)}`,
    lang,
    robots: lang === null ? 'index' : 'noindex',
  };
}

/** Returns the harmonised notice as a separate section of the legal guarantee page. A `lang` attribute marks another language. */
async function renderNotice(db: Db, { country, language }: LegalShop, page: LegalPageKey): Promise<string> {
  if (page !== 'guarantee' || !country.law?.guaranteeYears) return '';
  const notice = getHarmonisedNotice(language.code);
  const tag = notice.code === language.code ? undefined : (await findLanguage(db, notice.code))?.tag;
  return `<section${tag ? ` lang="${tag}"` : ''}>${renderMarkdown(notice.text)}</section>\n`;
}

/**
 * Returns the links to all legal pages and the notice of the legal guarantee, for the footer.
 * @throws CountryNotFound
 */
export async function listLegalLinks(db: Db, query: LegalPageQuery): Promise<LegalLinks> {
  const { country, language, fillForShoppers: fill } = await getLegalShop(db, query);
  const texts = getLegalTexts(language.code);
  const rows = await db
    .select({ page: legalPages.page, title: legalPages.title })
    .from(legalPages)
    .where(and(eq(legalPages.countryId, country.id), eq(legalPages.languageId, language.id)));
  const { title, text } = texts.notice;
  return {
    heading: texts.heading,
    pages: legalPageKeys.map((page) => ({
      slug: findLegalSlug(page),
      title: rows.find((row) => row.page === page)?.title ?? texts.pages[page].title,
    })),
    notice: country.law?.guaranteeYears ? { title: fill(title), text: fill(text), slug: findLegalSlug('guarantee') } : null,
  };
}
