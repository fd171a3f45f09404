import type { FeatureCode } from './codes.ts';

/** A word of a name, already inflected. A phrase ("with polka dots") is never inflected. */
export interface NameWord {
  text: string;
  isPhrase: boolean;
}

type FeatureWord = NameWord & { code: FeatureCode };

/** The parts of a garment's name. */
export interface NameParts {
  noun: string;
  features: readonly FeatureWord[];
  print: NameWord | undefined;
  fabric: NameWord | undefined;
}

/** Returns the words of a name in the order of the language. */
export type NamePattern = (parts: NameParts) => string[];

const getText = ({ text }: NameWord): string => text;
const present = (...words: (NameWord | undefined)[]): string[] => words.filter((word) => word !== undefined).map(getText);

/** Belted wool-blend coat · Striped merino roll-neck jumper: `leading` features precede the cloth. */
export const modifiersFirst =
  (leading: readonly FeatureCode[]): NamePattern =>
  ({ noun, features, print, fabric }) => [
    ...features.filter(({ code }) => leading.includes(code)).map(getText),
    ...present(print, fabric),
    ...features.filter(({ code }) => !leading.includes(code)).map(getText),
    noun,
  ];

const cuts: readonly FeatureCode[] = [
  'slim',
  'relaxed',
  'oversized',
  'skinny',
  'straight',
  'wide-leg',
  'flared',
  'tapered',
  'a-line',
  'pencil',
  'full',
  'wrap',
];
const lengths: readonly FeatureCode[] = ['cropped', 'long', 'mini', 'knee-length', 'midi', 'maxi', 'ankle', 'short', 'knee-high', 'no-show'];
const sleeves: readonly FeatureCode[] = [
  'sleeveless',
  'strappy',
  'short-sleeve',
  'elbow-sleeve',
  'long-sleeve',
  'puff-sleeve',
  'flutter-sleeve',
  'balloon-sleeve',
];

/** The words for "with" in the languages whose phrases follow the noun. */
const withWord = /^(?:с|със|cu|com|con|mit|s|se|sa|so|su|z|ze|με) /u;
const isLong = ({ text, isPhrase }: NameWord): boolean => isPhrase && text.includes(' ');

/**
 * Returns long phrases by how closely they describe the garment: cloth, pattern, cut, length, sleeves, other details.
 * A phrase seems to describe the word before it: in "ankle boots with laces in leather" the laces are leather,
 * and in "coat with a belt to the knee" the belt reaches the knee. A pattern that starts with "with" is a detail.
 */
function orderPhrases({ features, print, fabric }: NameParts): NameWord[] {
  const phrases = features.filter(isLong);
  const prints = print && isLong(print) ? [print] : [];
  const close = [cuts, lengths, sleeves];
  return [
    ...(fabric?.isPhrase ? [fabric] : []),
    ...prints.filter(({ text }) => !withWord.test(text)),
    ...close.flatMap((codes) => phrases.filter(({ code }) => codes.includes(code))),
    ...prints.filter(({ text }) => withWord.test(text)),
    ...phrases.filter(({ code }) => !close.flat().includes(code)),
  ];
}

/** Gestreiftes T-Shirt aus Leinen · Pullover mit Zopfmuster · Платнени маратонки с връзки */
export const adjectiveFirst: NamePattern = (parts) => {
  const words = [...parts.features, ...(parts.print ? [parts.print] : []), ...(parts.fabric ? [parts.fabric] : [])];
  return [
    ...words.filter(({ isPhrase }) => !isPhrase).map(getText),
    parts.noun,
    ...words.filter((word) => word.isPhrase && !isLong(word)).map(getText),
    ...orderPhrases(parts).map(getText),
  ];
};

/** Camisa holgada de lino · Camicia in lino a righe con taschino · Camisa vaquera holgada */
export const nounFirst: NamePattern = (parts) => {
  const { noun, features, print, fabric } = parts;
  return [
    noun,
    ...(fabric && !fabric.isPhrase ? [fabric.text] : []),
    ...features.filter((word) => !isLong(word)).map(getText),
    ...(print && !isLong(print) ? [print.text] : []),
    ...orderPhrases(parts).map(getText),
  ];
};

/** Cămașă din in în carouri, cu guler rever: a comma separates the details from cloth and pattern. */
export const nounFirstWithComma: NamePattern = (parts) => {
  const words = nounFirst(parts);
  const patternAt = parts.fabric && parts.print && isLong(parts.print) ? words.indexOf(parts.print.text) : -1;
  return words.map((word, index) => (index === patternAt && index < words.length - 1 ? `${word},` : word));
};

/** Csíkos mellzsebes póló: in Hungarian everything precedes the noun. */
export const nounLast: NamePattern = ({ noun, features, print, fabric }) => [...present(print), ...features.map(getText), ...present(fabric), noun];

/** Tépőzáras bőrszandál: as `nounLast`, but a simple fabric and a simple noun are one word. */
export const nounLastJoined =
  (simpleFabrics: readonly string[], simpleNouns: readonly string[]): NamePattern =>
  (parts) => {
    const { noun, fabric } = parts;
    if (!fabric || !simpleFabrics.includes(fabric.text) || !simpleNouns.includes(noun)) return nounLast(parts);
    return nounLast({ ...parts, fabric: undefined, noun: `${fabric.text}${noun}` });
  };

/** লিনেনের বুকপকেটসহ ডোরাকাটা টি-শার্ট: in Bengali fabric and details come first; a fabric that is an adjective is next to the noun. */
export const nounLastPhraseFirst: NamePattern = ({ noun, features, print, fabric }) => [
  ...present(fabric?.isPhrase ? fabric : undefined),
  ...features.map(getText),
  ...present(print, fabric?.isPhrase ? undefined : fabric),
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
