import type { CareAdvice, DetailCode, FabricCode, FitCode, KindCode, NamedPrint, OccasionCode } from './codes.ts';
import { languageCodes, languages, type LanguageCode } from './languages.ts';
import { slugify } from './slug.ts';
import type { LanguageTexts, Word } from './texts/shape.ts';
import type { Texts } from './types.ts';

/** The parts of a product name. */
export interface ProductNameParts {
  kind: KindCode;
  print?: NamedPrint;
  fit?: FitCode;
  fabric?: FabricCode;
  detail?: DetailCode;
}

/** The parts of a description, one sentence each, in this order. */
export interface DescriptionParts {
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

function nameWords(nameParts: ProductNameParts, language: LanguageCode): string[] {
  const texts: LanguageTexts = languages[language];
  const [form, noun] = texts.kinds[nameParts.kind];
  const word = nameParts.print ? texts.prints[nameParts.print] : nameParts.fit ? texts.fits[nameParts.fit][0] : undefined;
  return texts
    .orderName({
      noun,
      quality: word === undefined ? undefined : agree(word, form),
      fabric: nameParts.fabric && texts.fabrics[nameParts.fabric][0],
      detail: nameParts.detail && texts.details[nameParts.detail][0],
    })
    .filter((part): part is string => part !== undefined);
}

const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Cache: languages have few words, so each is transliterated only once. */
const slugs = new Map(languageCodes.map((language) => [language, new Map<string, string>()]));
function buildSlug(words: string, language: LanguageCode): string {
  const known = slugs.get(language)?.get(words);
  if (known !== undefined) return known;
  const made = slugify(words, language);
  slugs.get(language)?.set(words, made);
  return made;
}

/** Returns name and slug of a product in one language; `ending` makes the slug unique. */
export function composeName(nameParts: ProductNameParts, language: LanguageCode, ending = ''): { name: string; slug: string } {
  const words = nameWords(nameParts, language);
  return {
    name: capitalised(words.join(' ')),
    slug: [...words.map((word) => buildSlug(word, language)), ending].filter((part) => part !== '').join('-'),
  };
}

export function composeDescription(nameParts: DescriptionParts, language: LanguageCode): string {
  const texts: LanguageTexts = languages[language];
  return [
    texts.fabrics[nameParts.fabric][1],
    nameParts.fit && texts.fits[nameParts.fit][1],
    texts.details[nameParts.detail][1],
    nameParts.occasion && texts.occasions[nameParts.occasion],
    nameParts.advice && texts.advice[nameParts.advice],
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

/** Returns a text in every language. */
export function inEveryLanguage(text: (texts: LanguageTexts, language: LanguageCode) => string): Texts {
  const made: Partial<Texts> = {};
  for (const language of languageCodes) made[language] = text(languages[language], language);
  return made as Texts;
}
