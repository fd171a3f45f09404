import type { FeatureCode } from './codes.ts';

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

/** Returns the words of a name in the order of the language. */
export type NamePattern = (parts: NameParts) => string[];

const getText = ({ text }: NameWord): string => text;
const present = (...parts: (string | undefined)[]): string[] => parts.filter((part): part is string => part !== undefined);

/** Belted wool-blend coat · Striped merino roll-neck jumper: `leading` features precede the cloth. */
export const modifiersFirst =
  (leading: readonly FeatureCode[]): NamePattern =>
  ({ noun, features, print, fabric }) => [
    ...features.filter(({ code }) => leading.includes(code)).map(getText),
    ...present(print?.text, fabric),
    ...features.filter(({ code }) => !leading.includes(code)).map(getText),
    noun,
  ];

/** Short phrases are next to the noun: "sukienka midi w kropki". */
const byLength = (words: readonly NameWord[]): NameWord[] => [
  ...words.filter(({ text }) => !text.includes(' ')),
  ...words.filter(({ text }) => text.includes(' ')),
];

/** Gestreiftes T-Shirt aus Leinen · Pullover mit Zopfmuster */
export const adjectiveFirst: NamePattern = ({ noun, features, print, fabric }) => {
  const words = [...features, ...(print ? [print] : [])];
  return [
    ...words.filter(({ isPhrase }) => !isPhrase).map(getText),
    noun,
    ...byLength(words.filter(({ isPhrase }) => isPhrase)).map(getText),
    ...present(fabric),
  ];
};

/** Camisa holgada de lino · Camicia a righe con taschino */
export const nounFirst: NamePattern = ({ noun, features, print, fabric }) => {
  const isShort = ({ text, isPhrase }: NameWord): boolean => !isPhrase || !text.includes(' ');
  return [
    noun,
    ...features.filter(isShort).map(getText),
    ...present(print?.text),
    ...features.filter((word) => !isShort(word)).map(getText),
    ...present(fabric),
  ];
};

/** Csíkos mellzsebes póló: in Hungarian everything precedes the noun. */
export const nounLast: NamePattern = ({ noun, features, print, fabric }) => [
  ...present(print?.text),
  ...features.map(getText),
  ...present(fabric),
  noun,
];

/** বুকপকেটসহ ডোরাকাটা টি-শার্ট: in Bengali fabric and details come first. */
export const nounLastPhraseFirst: NamePattern = ({ noun, features, print, fabric }) => [
  ...present(fabric),
  ...features.map(getText),
  ...present(print?.text),
  noun,
];

/** Which prepositions of a language count as equal, and which a name may repeat. */
export interface Prepositions {
  /** Spellings that depend on the following sound, such as the Slovene "z" and "s". */
  readonly equalPrepositions?: Readonly<Record<string, string>>;
  /** As in "jersey de cuello alto de lana". */
  readonly repeatablePrepositions?: readonly string[];
}

/** Returns whether a phrase starts like an earlier one, as in "top with straps with lace". */
export function isEcho(phrase: string, before: readonly string[], { equalPrepositions = {}, repeatablePrepositions = [] }: Prepositions): boolean {
  const normalise = (word: string): string => equalPrepositions[word] ?? word;
  const opening = normalise(phrase.split(' ')[0] ?? '');
  if (repeatablePrepositions.includes(opening)) return false;
  return before.some((text) => text.split(' ').some((word) => normalise(word) === opening));
}
