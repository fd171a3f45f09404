/** Fibre names of Regulation (EU) 1007/2011 in English, with common synonyms. */
const fibres: readonly (readonly [code: string, words: RegExp])[] = [
  ['cotton', /^(?:organic |combed |pima |recycled )*cotton$/],
  ['flax', /^(?:flax|linen)$/],
  ['wool', /^(?:merino |lambs?|virgin |extra ?fine )*\s*wool$/],
  ['cashmere', /^cashmere$/],
  ['silk', /^(?:mulberry )?silk$/],
  ['viscose', /^(?:viscose|rayon)$/],
  ['modal', /^modal$/],
  ['lyocell', /^(?:lyocell|tencel)$/],
  ['polyester', /^(?:recycled )?polyester$/],
  ['polyamide', /^(?:recycled )?(?:polyamide|nylon)$/],
  ['elastane', /^(?:elastane|spandex|lycra)$/],
  ['acrylic', /^acrylic$/],
  ['hemp', /^hemp$/],
];

/** `95% cotton`, `95 % organic cotton`. Matches three words at most; later words are not part of the fibre. */
const share = /(\d{1,3}(?:[.,]\d)?)\s?%\s?((?:[a-z]+[ -]?){1,3})/gi;

/**
 * Returns the fibre composition that a description states, such as "95% cotton, 5% elastane".
 * @returns the parts; empty unless every share has a known name and the shares add up to exactly 100
 */
export function readStatedComposition(text: string): { fibre: string; percent: number }[] {
  const found = [...text.matchAll(share)].map(([, percent = '', words = '']) => ({
    fibre: findFibre(words),
    percent: Number(percent.replace(',', '.')),
  }));
  const parts = found.flatMap(({ fibre, percent }) => (fibre ? [{ fibre, percent }] : []));
  const isWhole = parts.length === found.length && parts.reduce((sum, { percent }) => sum + percent, 0) === 100;
  const isListedOnce = new Set(parts.map(({ fibre }) => fibre)).size === parts.length;
  return isWhole && isListedOnce ? parts : [];
}

function findFibre(words: string): string | undefined {
  const spoken = words.toLowerCase().trim().split(/[ -]+/);
  for (let length = spoken.length; length > 0; length -= 1) {
    const name = spoken.slice(0, length).join(' ');
    const known = fibres.find(([, pattern]) => pattern.test(name));
    if (known) return known[0];
  }
  return undefined;
}
