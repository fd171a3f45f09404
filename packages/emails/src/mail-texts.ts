import { getTemplate, getTexts, listKeys, type TextArguments, type TextKey, type Translate } from '@selvedge/i18n/texts';

/** A merchant's own sentences by key: plain text with placeholders, such as `Your order {orderNumber}`. */
export type CustomSentences = ReadonlyMap<string, string>;

/** A language code, or a code with the merchant's own sentences. */
export type MailLanguage = string | { code: string; words: CustomSentences };

export type TranslateMail = Translate<'mails'>;
type MailKey = TextKey<'mails'>;

/** The kinds of a group of mails, which are letters with a subject: `welcome` of `account`. */
export type MailKindOf<Group extends string> = MailKey extends infer Key ? (Key extends `${Group}.${infer Kind}.subject` ? Kind : never) : never;

/** Returns the texts of mails in a language, English for an unknown one, and the tag for its formats. */
export const getMailTexts = (language: MailLanguage): { t: TranslateMail; tag: string } =>
  typeof language === 'string' ? getTexts('mails', language) : getTexts('mails', language.code, language.words);

type LineKey<Letter extends string> = Extract<MailKey, `${Letter}.line${number}`>;

/**
 * Returns the paragraphs of a letter: the texts `line1`, `line2` and so on.
 * @param letter `account.welcome`
 */
export function listLines<Letter extends string>(t: TranslateMail, letter: Letter, ...values: TextArguments<'mails', LineKey<Letter>>): string[] {
  const isLine = (key: string): key is LineKey<Letter> => key.startsWith(`${letter}.line`);
  return listKeys('mails')
    .filter(isLine)
    .map((key) => t(key, ...values));
}

/** A sentence of the shop's mails that the merchant can change. */
export interface MailSentence {
  /** Such as `order.subject`. */
  key: string;
  /** With placeholders, such as `{orderNumber}`. */
  original: string;
}

/** Returns every original sentence of the shop's mails in a language. */
export const mailSentences = (code: string): readonly MailSentence[] =>
  listKeys('mails').map((key) => ({ key, original: getTemplate('mails', code, key) }));

/** Returns the placeholders that a sentence lacks, and the unknown ones that it contains. */
export function checkSentence(original: string, text: string): { missing: string[]; unknown: string[] } {
  const [wanted, found] = [listPlaceholders(original), listPlaceholders(text)];
  return { missing: wanted.filter((name) => !found.includes(name)), unknown: found.filter((name) => !wanted.includes(name)) };
}

const listPlaceholders = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name))];
