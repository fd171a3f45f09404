import type { MailLanguage, CustomSentences } from '@selvedge/emails';
import { buildShopUrl, findLanguage, getCountry } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { eq } from 'drizzle-orm';
import { mailTexts } from './tables.ts';

/** The sender and shop data that all emails of a country share. */
export interface Letterhead {
  /** The recipient's language, with the merchant's texts. */
  language: MailLanguage;
  shopName: string;
  /** The shop's address in the recipient's language, without a trailing slash. */
  shopUrl: string;
  /** IANA time zone of the shop. */
  timeZone: string;
  /** The country's return window, in days after delivery. */
  returnDays: number;
  from: string;
  /** The lines that identify the country's seller (Directive 2000/31/EC, Art. 5); none before the seller is entered. */
  imprint: string[];
  /** The shop's email address for replies. */
  writeTo: string;
  /** Builds a `Message-ID` on the shop's domain. */
  messageId: (name: string) => string;
}

/** Returns sender and link addresses for a country's shop and a recipient's language. */
export async function letterhead(db: Db, config: Config, { countryId, languageId }: { countryId: number; languageId: number }): Promise<Letterhead> {
  const country = await getCountry(db, countryId);
  const language = await findLanguage(db, languageId);
  const sender = country.senderEmail ?? `no-reply@${new URL(config.publicUrl).hostname}`;
  return {
    language: language ? { code: language.code, words: await getMerchantMailTexts(db, language.id) } : 'en',
    shopName: country.shopName,
    shopUrl: await buildShopUrl(db, config, { countryId, languageId }),
    timeZone: country.timeZone,
    returnDays: country.returnPolicy.returnDays,
    from: `"${country.shopName.replace(/["\\]/g, '')}" <${sender}>`,
    imprint: listImprint(country),
    writeTo: sender,
    messageId: (name) => `<${name}@${sender.split('@')[1] ?? 'localhost'}>`,
  };
}

interface Seller {
  seller: { name: string; address: readonly string[]; vatNumber: string; registration: string; email?: string | undefined } | null;
}

function listImprint({ seller }: Seller): string[] {
  if (!seller) return [];
  const { name, address, registration, vatNumber, email } = seller;
  return [name, address.join(', '), [registration, vatNumber].filter(Boolean).join(' · '), email ?? ''].filter((line) => line !== '');
}

/** Returns the merchant's email texts in a language. Not cached, so that every process uses the saved texts at once. */
export async function getMerchantMailTexts(db: Db, languageId: number): Promise<CustomSentences> {
  const rows = await db.select({ key: mailTexts.key, text: mailTexts.text }).from(mailTexts).where(eq(mailTexts.languageId, languageId));
  return new Map(rows.map(({ key, text }) => [key, text]));
}
