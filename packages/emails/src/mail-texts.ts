import { getTemplate, getTexts, listKeys, type TextArguments, type TextKey, type Translate } from '@selvedge/i18n/texts';

/** A merchant's own sentences by key: plain text with placeholders, such as `Your order {orderNumber}`. */
export type CustomSentences = ReadonlyMap<string, string>;

/** A language code, or a code with the merchant's own sentences. */
export type MailLanguage = string | { code: string; words: CustomSentences };

export type TranslateMail = Translate<'mails'>;
type MailKey = TextKey<'mails'>;

/** The kinds of emails in a group. Each kind has a subject: `welcome` of `account`. */
export type MailKindOf<Group extends string> = MailKey extends infer Key ? (Key extends `${Group}.${infer Kind}.subject` ? Kind : never) : never;

/** Returns the texts of emails in a language, in English for an unknown language, and the tag for its formats. */
export const getMailTexts = (language: MailLanguage): { t: TranslateMail; tag: string } =>
  typeof language === 'string' ? getTexts('mails', language) : getTexts('mails', language.code, language.words);

type LineKey<Letter extends string> = Extract<MailKey, `${Letter}.line${number}`>;

/**
 * Returns the paragraphs of an email: the texts `line1`, `line2` and so on.
 * @param letter `account.welcome`
 */
export function listLines<Letter extends string>(t: TranslateMail, letter: Letter, ...values: TextArguments<'mails', LineKey<Letter>>): string[] {
  const isLine = (key: string): key is LineKey<Letter> => key.startsWith(`${letter}.line`);
  return listKeys('mails')
    .filter(isLine)
    .map((key) => t(key, ...values));
}

/** A sentence of the shop's emails that the merchant can change. */
export interface MailSentence {
  /** Such as `order.subject`. */
  key: string;
  /** With placeholders, such as `{orderNumber}`. */
  original: string;
}

/** Returns every original sentence of the shop's emails in a language. */
export const mailSentences = (code: string): readonly MailSentence[] =>
  listKeys('mails').map((key) => ({ key, original: getTemplate('mails', code, key) }));

/** Returns the missing and the unknown placeholders of a sentence. */
export function checkSentence(original: string, text: string): { missing: string[]; unknown: string[] } {
  const [wanted, found] = [listPlaceholders(original), listPlaceholders(text)];
  return { missing: wanted.filter((name) => !found.includes(name)), unknown: found.filter((name) => !wanted.includes(name)) };
}

const listPlaceholders = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name))];
