import type { LanguageCode } from './codes.ts';

/** The words of a garment's name, already agreeing. A phrase ("with polka dots") never changes its form. */
export interface NameParts {
  noun: string;
  /** Fit or print: an adjective in the noun's form, or a phrase. */
  quality: { text: string; isPhrase: boolean } | undefined;
  fabric: string | undefined;
  detail: string | undefined;
}

type Pattern = (parts: NameParts) => (string | undefined)[];

/** The word a phrase opens with; the Slavic "with" changes its shape with the sound that follows. */
function opening(phrase: string | undefined): string {
  const word = phrase?.split(' ')[0] ?? '';
  return ['z', 'ze', 'se', 'so', 'sa', 'със'].includes(word) ? (word === 'със' ? 'с' : 's') : word;
}

/** "Top with straps with lace": a phrase is left out where the name already holds one that opens alike. */
function withoutEcho({ noun, quality, fabric, detail }: NameParts): NameParts {
  const before = noun.split(' ').map(opening);
  if (quality?.isPhrase) before.push(opening(quality.text));
  const unlike = (phrase: string | undefined): string | undefined => (before.includes(opening(phrase)) ? undefined : phrase);
  return { noun, quality, fabric: unlike(fabric), detail: unlike(detail) };
}

/** Gestreiftes T-Shirt aus Leinen · Pullover mit Zopfmuster */
const adjectiveFirst: Pattern = (parts) => {
  const { noun, quality, fabric, detail } = withoutEcho(parts);
  return quality?.isPhrase ? [noun, quality.text, fabric, detail] : [quality?.text, noun, fabric, detail];
};

/** Camisa holgada de lino · Camicia a righe con taschino */
const nounFirst: Pattern = (parts) => {
  const { noun, quality, fabric, detail } = withoutEcho(parts);
  return [noun, quality?.text, fabric, detail];
};

/** Csíkos mellzsebes póló: in Hungarian everything stands before the noun. */
const nounLast: Pattern = ({ noun, quality, fabric, detail }) => [quality?.text, detail, fabric, noun];

/** বুকপকেটসহ ডোরাকাটা টি-শার্ট: in Bengali what a garment has or is made of comes first of all. */
const nounLastPhraseFirst: Pattern = ({ noun, quality, fabric, detail }) => [fabric, detail, quality?.text, noun];

/** The order of words in each language's names. */
export const namePatterns: Readonly<Record<LanguageCode, Pattern>> = {
  en: adjectiveFirst, de: adjectiveFirst, at: adjectiveFirst, el: adjectiveFirst, bg: adjectiveFirst,
  cz: adjectiveFirst, sk: adjectiveFirst, pl: adjectiveFirst, sl: adjectiveFirst, hr: adjectiveFirst,
  lt: adjectiveFirst, es: nounFirst, it: nounFirst, pt: nounFirst, ro: nounFirst, hu: nounLast,
  bn: nounLastPhraseFirst,
};
