import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { catalogues, keys, type TextValues } from '../compiled/texts.js';
import { findLanguage, type LanguageCode } from './languages.ts';

/** A catalogue other than the storefront's: a file `languages/<code>/<area>.json`. */
export type Area = keyof TextValues;

/** A key of a catalogue: `order.subject`. */
export type TextKey<A extends Area> = keyof TextValues[A] & string;

type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer Each) => void ? Each : never;

/** The values that every one of these keys needs. */
type ValuesOf<A extends Area, Key extends TextKey<A>> = Intersection<TextValues[A][Key]>;

/** The values as further arguments: none if the texts have no placeholders. */
export type TextArguments<A extends Area, Key extends TextKey<A>> = object extends ValuesOf<A, Key> ? [] : [values: ValuesOf<A, Key>];

/**
 * Returns a text in one language with its values. Numbers, amounts and dates in `string` values are formatted by the caller.
 */
export type Translate<A extends Area> = <Key extends TextKey<A>>(key: Key, ...values: TextArguments<A, Key>) => string;

/** One per area and language: its messages are compiled, and its plural rules are created once. */
const opened = new Map<string, I18n>();

function open(area: Area, { code, tag }: { code: LanguageCode; tag: string }): I18n {
  const name = `${area} ${code}`;
  const known = opened.get(name) ?? setupI18n({ locale: tag, messages: { [tag]: catalogues[area][code] } });
  opened.set(name, known);
  return known;
}

const findLanguageOrEnglish = (code: string) => findLanguage(code) ?? ({ code: 'en', tag: 'en-GB' } as const);

/**
 * Returns the texts of an area in a language, in English for an unknown language, and the tag for its formats.
 * @param area `mails`
 * @param code the shop's language code
 * @param custom texts in place of some originals, by key: plain text with placeholders such as `{orderNumber}`
 */
export function getTexts<A extends Area>(area: A, code: string, custom?: ReadonlyMap<string, string>): { t: Translate<A>; tag: string } {
  const language = findLanguageOrEnglish(code);
  const i18n = custom && custom.size > 0 ? openCustomized(area, language, custom) : open(area, language);
  const t = (key: string, ...[values]: readonly unknown[]): string => i18n._(key, values as Record<string, unknown> | undefined);
  return { t, tag: language.tag };
}

function openCustomized(area: Area, { code, tag }: { code: LanguageCode; tag: string }, custom: ReadonlyMap<string, string>): I18n {
  const messages = Object.fromEntries([...custom].map(([key, text]) => [key, toMessage(text)]));
  return setupI18n({ locale: tag, messages: { [tag]: { ...catalogues[area][code], ...messages } } });
}

/** Makes a compiled message of plain text. It is not parsed as ICU MessageFormat, so that apostrophes and other braces stay as they are. */
const toMessage = (text: string): Messages[string] => text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : [part]));

/** A part of a compiled message: a text, or the name of a value with the kind of its format, if it has one. */
export type MessageToken = string | readonly [name: string, kind?: string, choices?: unknown];

/** Returns a text as it was compiled. @param code the shop's language code */
export function getMessage<A extends Area>(area: A, code: string, key: TextKey<A>): readonly MessageToken[] {
  const message = catalogues[area][findLanguageOrEnglish(code).code][key] ?? '';
  return typeof message === 'string' ? [message] : message;
}

/**
 * Returns a text with its placeholders instead of values: `Your {shop} order`.
 * @param code the shop's language code
 * @throws {Error} if the text has plurals or choices, which only MessageFormat can express
 */
export const getTemplate = <A extends Area>(area: A, code: string, key: TextKey<A>): string =>
  getMessage(area, code, key)
    .map((token) => {
      if (typeof token === 'string') return token;
      const [name, kind] = token;
      if (kind !== undefined) throw new Error(`${area}, ${code}: "${key}" must have plain placeholders only`);
      return `{${name}}`;
    })
    .join('');

/** Returns the keys of an area, in the order of its English file. */
export const listKeys = <A extends Area>(area: A): readonly TextKey<A>[] => keys[area] as readonly TextKey<A>[];

/** Returns whether an area has a text with this key. */
export const isTextKey = <A extends Area, Key extends string>(area: A, key: Key): key is Key & TextKey<A> => Object.hasOwn(catalogues[area].en, key);
