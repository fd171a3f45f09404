import type { Audience } from './codes.ts';
import { languageCodes, languages } from './languages.ts';
import type { DemoSize, Texts } from './types.ts';

/** The size range of a kind of garment; children have their own sizes for alpha, waist and shoe. */
export type SizeRange = 'alpha' | 'waist' | 'baby' | 'bra' | 'shoe' | 'one';

const scales: readonly [DemoSize['scale'], readonly string[]][] = [
  ['one', ['one-size']],
  ['alpha', ['XS', 'S', 'M', 'L', 'XL', 'XXL']],
  ['waist', ['W28', 'W29', 'W30', 'W31', 'W32', 'W33', 'W34', 'W36', 'W38']],
  ['kids', ['92', '98', '104', '110', '116', '122', '128', '134', '140', '146', '152', '158', '164']],
  ['baby', ['56', '62', '68', '74', '80', '86']],
  ['bra', ['70B', '70C', '75B', '75C', '75D', '80B', '80C', '80D', '85C', '85D']],
  ['shoe', ['23-26', '27-30', '31-34', '35-38', '39-42', '43-46']],
];

const everywhere = (label: string): Texts => Object.fromEntries(languageCodes.map((language) => [language, label])) as Texts;

export function demoSizes(): DemoSize[] {
  const oneSize = Object.fromEntries(languageCodes.map((language) => [language, languages[language].oneSize])) as Texts;
  return scales
    .flatMap(([scale, codes]) => codes.map((code) => ({ code, scale })))
    .map(({ code, scale }, position) => ({
      code,
      scale,
      position,
      // A waist is labelled 32, but its code is W32, because 98 is also a child's height.
      label: scale === 'one' ? oneSize : everywhere(scale === 'waist' ? code.slice(1) : code),
    }));
}

/** Returns the possible sizes of a range for an audience. */
export function listSizes(range: SizeRange, audience: Audience): readonly string[] {
  if (range === 'one') return ['one-size'];
  if (range === 'shoe') {
    return { kids: ['23-26', '27-30', '31-34', '35-38'], women: ['35-38', '39-42'], men: ['39-42', '43-46'] }[audience];
  }
  const scale = audience === 'kids' && range !== 'baby' ? 'kids' : range;
  return scales.find(([name]) => name === scale)?.[1] ?? [];
}
