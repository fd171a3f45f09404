import type { MailLanguage } from '@selvedge/emails';
import { baseUrlOf, findLanguage, getCountry } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { mailWordsOf } from './mail-words-of.ts';

/** What every mail of a country's shop is written on. */
export interface Letterhead {
  /** The reader's, with the merchant's own words in it. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in the reader's language, without a slash at the end. */
  shopUrl: string;
  /** IANA zone of the shop. */
  timeZone: string;
  from: string;
  /** The shop's own mailbox, where answers go. */
  writeTo: string;
  /** A `Message-ID` on the shop's domain. */
  messageId: (name: string) => string;
}

/** From whom a mail comes and where its links lead: by the country of its shop and the language of its reader. */
export async function letterhead(db: Db, config: Config, { countryId, languageId }: { countryId: number; languageId: number }): Promise<Letterhead> {
  const country = await getCountry(db, countryId);
  const language = await findLanguage(db, languageId);
  const host = baseUrlOf(country, config);
  const sender = country.senderEmail ?? `no-reply@${new URL(config.publicUrl).hostname}`;
  return {
    language: language ? { code: language.code, words: await mailWordsOf(db, language.id) } : 'en',
    shopName: country.shopName,
    shopUrl: language && language.id !== country.languageId ? `${host}/${language.code}` : host,
    timeZone: country.timeZone,
    from: `"${country.shopName.replace(/["\\]/g, '')}" <${sender}>`,
    writeTo: sender,
    messageId: (name) => `<${name}@${sender.split('@')[1] ?? 'localhost'}>`,
  };
}
