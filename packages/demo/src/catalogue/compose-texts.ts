import type { CareAdvice, DetailCode, FabricCode, FeatureCode, KindCode, NamedPrint, OccasionCode, ShapeCode } from './codes.ts';
import { languageCodes, languages, type LanguageCode } from './languages.ts';
import { isEcho, type NameParts, type NameWord } from './name-patterns.ts';
import { slugify } from './slug.ts';
import type { LanguageTexts, Word } from './texts/shape.ts';
import type { Texts } from './types.ts';

/** The features that a product name can mention, the most characteristic first. */
export interface ProductNameParts {
  kind: KindCode;
  features: readonly FeatureCode[];
  print?: NamedPrint | undefined;
  fabric?: FabricCode | undefined;
}

/** The parts of a description, one sentence each, in this order. */
export interface DescriptionParts {
  fabric: FabricCode;
  shape?: ShapeCode | undefined;
  detail?: DetailCode | undefined;
  occasion?: OccasionCode | undefined;
  advice?: CareAdvice | undefined;
}

/** A name longer than this is cut off on a card. */
const MAX_NAME_LENGTH = 40;
/** A name with more than three qualities would be a description. */
const MAX_PARTS = 3;

function agree(word: Word<string>, form: string): NameWord {
  if (typeof word === 'string') return { text: word, isPhrase: true };
  const text = word[form];
  if (text === undefined) throw new Error(`No form ${form} of ${JSON.stringify(word)}`);
  return { text, isPhrase: false };
}

type Candidate = { feature: FeatureCode } | { print: NamedPrint } | { fabric: FabricCode };

/** Returns the qualities that a name may mention, by importance: the first feature, pattern, cloth, then the other features. */
function listCandidates({ features, print, fabric }: ProductNameParts): Candidate[] {
  const [first, ...others] = features;
  return [
    ...(first ? [{ feature: first }] : []),
    ...(print ? [{ print }] : []),
    ...(fabric ? [{ fabric }] : []),
    ...others.map((feature) => ({ feature })),
  ];
}

/** Returns the words of a name: as many qualities as fit, none of which repeats the noun or the preposition of another. */
function nameWords(parts: ProductNameParts, language: LanguageCode): string[] {
  const texts: LanguageTexts = languages[language];
  const compound = parts.features.find((feature) => texts.compounds[`${parts.kind}+${feature}`]);
  const [form, noun] = (compound && texts.compounds[`${parts.kind}+${compound}`]) ?? texts.kinds[parts.kind];
  let name: NameParts = { noun, features: [], print: undefined, fabric: undefined };
  let count = compound ? 1 : 0;
  for (const candidate of listCandidates({ ...parts, features: parts.features.filter((feature) => feature !== compound) })) {
    if (count >= MAX_PARTS) break;
    const longer = addCandidate(name, candidate, texts, form);
    if (!longer || texts.orderName(longer).join(' ').length > MAX_NAME_LENGTH) continue;
    name = longer;
    count += 1;
  }
  return texts.orderName(name);
}

/** @returns undefined when the candidate would repeat a word */
function addCandidate(name: NameParts, candidate: Candidate, texts: LanguageTexts, form: string): NameParts | undefined {
  const word: NameWord =
    'feature' in candidate
      ? agree(texts.features[candidate.feature], form)
      : 'print' in candidate
        ? agree(texts.prints[candidate.print], form)
        : agree(texts.fabrics[candidate.fabric][0], form);
  const before = [
    name.noun,
    ...name.features.map(({ text }) => text),
    ...(name.print ? [name.print.text] : []),
    ...(name.fabric ? [name.fabric.text] : []),
  ];
  const isRepeated = before.some((text) => text.toLowerCase().includes(word.text.toLowerCase()));
  if (word.text === '' || isRepeated || (word.isPhrase && isEcho(word.text, before, texts))) return undefined;
  if ('feature' in candidate) return { ...name, features: [...name.features, { ...word, code: candidate.feature }] };
  // Denim is a fabric: "camisa vaquera holgada", not "camisa holgada vaquera".
  return 'print' in candidate && candidate.print !== 'denim' ? { ...name, print: word } : { ...name, fabric: word };
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

export function composeDescription(parts: DescriptionParts, language: LanguageCode): string {
  const texts: LanguageTexts = languages[language];
  return [
    texts.fabrics[parts.fabric][1],
    parts.shape && texts.shapes[parts.shape],
    parts.detail && texts.details[parts.detail],
    parts.occasion && texts.occasions[parts.occasion],
    parts.advice && texts.advice[parts.advice],
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
