import type { CareAdvice, DetailCode, FabricCode, FitCode, KindCode, LanguageCode, NamedPrint, OccasionCode } from './codes.ts';
import { languageCodes } from './codes.ts';
import { languages } from './languages.ts';
import { namePatterns } from './name-patterns.ts';
import { slugify } from './slug.ts';
import type { LanguageTexts, Word } from './texts/shape.ts';
import type { Texts } from './types.ts';

/** What a product's name says of it. */
export interface NameOf {
  kind: KindCode;
  print?: NamedPrint;
  fit?: FitCode;
  fabric?: FabricCode;
  detail?: DetailCode;
}

/** What a product's description tells, a sentence each, in this order. */
export interface DescriptionOf {
  fabric: FabricCode;
  fit?: FitCode;
  detail: DetailCode;
  occasion?: OccasionCode;
  advice?: CareAdvice;
}

function agree(word: Word<string>, form: string): { text: string; isPhrase: boolean } {
  if (typeof word === 'string') return { text: word, isPhrase: true };
  const text = word[form];
  if (text === undefined) throw new Error(`No form ${form} of ${JSON.stringify(word)}`);
  return { text, isPhrase: false };
}

function nameWords(of: NameOf, language: LanguageCode): string[] {
  const texts: LanguageTexts = languages[language];
  const [form, noun] = texts.kinds[of.kind];
  const word = of.print ? texts.prints[of.print] : of.fit ? texts.fits[of.fit][0] : undefined;
  return namePatterns[language]({
    noun,
    quality: word === undefined ? undefined : agree(word, form),
    fabric: of.fabric && texts.fabrics[of.fabric][0],
    detail: of.detail && texts.details[of.detail][0],
  }).filter((part): part is string => part !== undefined);
}

const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** The words of a language are few: each is transliterated once, however many products carry it. */
const slugs = new Map(languageCodes.map((language) => [language, new Map<string, string>()]));
function slugOf(words: string, language: LanguageCode): string {
  const known = slugs.get(language)?.get(words);
  if (known !== undefined) return known;
  const made = slugify(words, language);
  slugs.get(language)?.set(words, made);
  return made;
}

/** Name and address of a product in one language; `ending` keeps the address unique. */
export function composeName(of: NameOf, language: LanguageCode, ending = ''): { name: string; slug: string } {
  const words = nameWords(of, language);
  return {
    name: capitalised(words.join(' ')),
    slug: [...words.map((word) => slugOf(word, language)), ending].filter((part) => part !== '').join('-'),
  };
}

export function composeDescription(of: DescriptionOf, language: LanguageCode): string {
  const texts: LanguageTexts = languages[language];
  return [
    texts.fabrics[of.fabric][1],
    of.fit && texts.fits[of.fit][1],
    texts.details[of.detail][1],
    of.occasion && texts.occasions[of.occasion],
    of.advice && texts.advice[of.advice],
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

/** The same text, taken from each language's words. */
export function inEveryLanguage(text: (texts: LanguageTexts, language: LanguageCode) => string): Texts {
  const made: Partial<Texts> = {};
  for (const language of languageCodes) made[language] = text(languages[language], language);
  return made as Texts;
}
