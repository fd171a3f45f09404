import type { LanguageCode } from './codes.ts';

/** The words of a garment's name, already agreeing. A phrase ("with polka dots") never changes its form. */
export interface NameParts {
  noun: string;
  /** Fit or print: an adjective in the noun's form, or a phrase. */
  quality?: { text: string; isPhrase: boolean };
  fabric?: string;
  detail?: string;
}

type Pattern = (parts: NameParts) => (string | undefined)[];

/** "Shirt with dots with pocket": two phrases that open with the same word do not follow each other. */
function withoutEcho(parts: NameParts): NameParts {
  if (!parts.quality?.isPhrase) return parts;
  const opening = parts.quality.text.split(' ')[0];
  return {
    ...parts,
    fabric: parts.fabric?.split(' ')[0] === opening ? undefined : parts.fabric,
    detail: parts.detail?.split(' ')[0] === opening ? undefined : parts.detail,
  };
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
