import type { FeatureCode, LanguageCode } from './codes.ts';

/** A word of a name, already inflected. A phrase ("with polka dots") is never inflected. */
export interface NameWord {
  text: string;
  isPhrase: boolean;
}

/** The parts of a garment's name. */
export interface NameParts {
  noun: string;
  features: readonly (NameWord & { code: FeatureCode })[];
  print: NameWord | undefined;
  fabric: string | undefined;
}

type Pattern = (parts: NameParts) => string[];

const textOf = ({ text }: NameWord): string => text;
const present = (...parts: (string | undefined)[]): string[] => parts.filter((part): part is string => part !== undefined);

/** Features that stand next to an English noun: what is said of the fit and of the waist comes before the cloth. */
const leading: readonly FeatureCode[] = [
  'cropped',
  'long',
  'slim',
  'relaxed',
  'oversized',
  'skinny',
  'straight',
  'wide-leg',
  'flared',
  'tapered',
  'pleated',
  'tiered',
  'full',
  'double-breasted',
  'hooded',
  'belted',
  'elastic-waist',
  'high-waist',
  'lace-trim',
  'fringed',
  'sleeveless',
  'strappy',
  'button-front',
  'ankle',
  'short-sleeve',
  'long-sleeve',
];

/** Belted wool-blend coat · Striped merino roll-neck jumper */
const english: Pattern = ({ noun, features, print, fabric }) => [
  ...features.filter(({ code }) => leading.includes(code)).map(textOf),
  ...present(print?.text, fabric),
  ...features.filter(({ code }) => !leading.includes(code)).map(textOf),
  noun,
];

/** Short phrases stand next to the noun: "sukienka midi w kropki". */
const byLength = (words: readonly NameWord[]): NameWord[] => [...words.filter(({ text }) => !text.includes(' ')), ...words.filter(({ text }) => text.includes(' '))];

/** Gestreiftes T-Shirt aus Leinen · Pullover mit Zopfmuster */
const adjectiveFirst: Pattern = ({ noun, features, print, fabric }) => {
  const words = [...features, ...(print ? [print] : [])];
  return [...words.filter(({ isPhrase }) => !isPhrase).map(textOf), noun, ...byLength(words.filter(({ isPhrase }) => isPhrase)).map(textOf), ...present(fabric)];
};

/** Camisa holgada de lino · Camicia a righe con taschino */
const nounFirst: Pattern = ({ noun, features, print, fabric }) => {
  const isShort = ({ text, isPhrase }: NameWord): boolean => !isPhrase || !text.includes(' ');
  return [noun, ...features.filter(isShort).map(textOf), ...present(print?.text), ...features.filter((word) => !isShort(word)).map(textOf), ...present(fabric)];
};

/** Csíkos mellzsebes póló: in Hungarian everything precedes the noun. */
const nounLast: Pattern = ({ noun, features, print, fabric }) => [...present(print?.text), ...features.map(textOf), ...present(fabric), noun];

/** বুকপকেটসহ ডোরাকাটা টি-শার্ট: in Bengali fabric and details come first. */
const nounLastPhraseFirst: Pattern = ({ noun, features, print, fabric }) => [...present(fabric), ...features.map(textOf), ...present(print?.text), noun];

/** The word order of names in each language. */
export const namePatterns: Readonly<Record<LanguageCode, Pattern>> = {
  en: english,
  de: adjectiveFirst,
  at: adjectiveFirst,
  el: adjectiveFirst,
  lt: adjectiveFirst,
  bg: adjectiveFirst,
  cz: adjectiveFirst,
  sk: adjectiveFirst,
  pl: adjectiveFirst,
  sl: adjectiveFirst,
  hr: adjectiveFirst,
  es: nounFirst,
  it: nounFirst,
  pt: nounFirst,
  ro: nounFirst,
  hu: nounLast,
  bn: nounLastPhraseFirst,
};

/** Equivalent words that depend on the following sound, such as the Slovene "z" and "s". */
const alike: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, string>>>>> = {
  bg: { със: 'с' },
  cz: { se: 's', ze: 'z' },
  sk: { so: 's', zo: 'z' },
  pl: { ze: 'z' },
  sl: { z: 's' },
  hr: { sa: 's' },
};

/** Prepositions that a name may repeat: "jersey de cuello alto de lana". */
const repeatable: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = { es: ['de'], pt: ['de'], it: ['in'] };

/** Tells whether a phrase starts like an earlier one, as in "top with straps with lace". */
export function isEcho(phrase: string, before: readonly string[], language: LanguageCode): boolean {
  const normalise = (word: string): string => alike[language]?.[word] ?? word;
  const opening = normalise(phrase.split(' ')[0] ?? '');
  if (repeatable[language]?.includes(opening)) return false;
  return before.some((text) => text.split(' ').some((word) => normalise(word) === opening));
}
