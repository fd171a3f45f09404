import { defaultLanguageId } from '@selvedge/i18n';
import { findLanguage } from '#modules/countries';
import type { Db } from '#platform/database';

/** Returns the texts with a body. A text with only a title falls back to English, because its page would be blank. */
export const hasBody = <Text extends { body: string }>(texts: readonly Text[]): Text[] => texts.filter(({ body }) => body !== '');

/** Returns the text in a language. The fallback is English, and then any other language. */
export const chooseText = <Text extends { languageId: number }>(texts: readonly Text[], languageId: number): Text | undefined =>
  texts.find((text) => text.languageId === languageId) ?? texts.find((text) => text.languageId === defaultLanguageId) ?? texts[0];

/** Groups rows by key. Groups and rows keep their order. */
export function groupRows<Row, Key>(rows: readonly Row[], getKey: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(getKey(row), [...(groups.get(getKey(row)) ?? []), row]);
  return groups;
}

/** Returns the BCP 47 tag of a fallback text; null if it is in the requested language. */
export async function findForeignLanguageTag(db: Db, { languageId: written }: { languageId: number }, languageId: number): Promise<string | null> {
  return written === languageId ? null : ((await findLanguage(db, written))?.tag ?? null);
}
