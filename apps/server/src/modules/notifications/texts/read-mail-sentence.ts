import { getTexts, type TextKey } from '@selvedge/i18n/texts';
import { findLanguage } from '#modules/countries';
import type { Db } from '#platform/database';
import { getMerchantMailTexts } from '../letterhead.ts';

/** Returns a sentence of the emails in a language, in the merchant's wording if there is one. */
export async function readMailSentence(
  db: Db,
  { key, languageId }: { key: 'returns.rejected.brokenSeal' & TextKey<'mails'>; languageId: number },
): Promise<string> {
  const language = await findLanguage(db, languageId);
  return getTexts('mails', language?.code ?? 'en', await getMerchantMailTexts(db, languageId)).t(key);
}
