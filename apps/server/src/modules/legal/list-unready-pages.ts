import { findLanguage, readCountryWords, type AdminCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { getReview, listReviewedLanguages } from './admin-pages.ts';
import { buildLegalShop, composePage, findLegalRow } from './compose-page.ts';
import { getLegalTexts } from './legal-texts.ts';
import { legalPageKeys, type LegalPageKey } from './page-parts.ts';

/** A legal page that is not ready for shoppers, in one language. */
export interface UnreadyPage {
  page: LegalPageKey;
  /** English title of the page. */
  title: string;
  /** Name of the language. */
  language: string;
  /** False if nobody has reviewed the current text. */
  isReviewed: boolean;
  /** Placeholders that have no value for the country. */
  missing: string[];
}

/**
 * Returns the legal pages that are not reviewed or lack data, in the country's own language and in English.
 * @param country as it will be saved, because the shared copy of the countries does not contain changes of the running transaction
 */
export async function listUnreadyPages(db: Db, country: AdminCountry): Promise<UnreadyPage[]> {
  const payment = country.paymentMethods.filter(({ isActive }) => isActive);
  const unready: UnreadyPage[] = [];
  for (const languageId of listReviewedLanguages(country)) {
    const language = await findLanguage(db, languageId);
    if (!language) continue;
    const words = country.texts.find((text) => text.languageId === languageId);
    const orderButton = words?.orderButton || (await readCountryWords(db, country.id, languageId)).orderButton;
    const shop = buildLegalShop({ country, language, payment, orderButton });
    for (const page of legalPageKeys) {
      const row = await findLegalRow(db, { countryId: country.id, languageId, page });
      const composed = composePage(shop, page, row);
      const isReviewed = getReview(composed, row).state === 'reviewed';
      if (isReviewed && composed.missing.length === 0) continue;
      unready.push({ page, title: getLegalTexts('en').pages[page].title, language: language.name, isReviewed, missing: composed.missing });
    }
  }
  return unready;
}
