import type { Audience, ColourCode, FabricCode, KindCode } from './codes.ts';
import type { Print } from '../pictures/index.ts';
import { inEveryLanguage } from './compose-texts.ts';
import type { DemoColour } from './types.ts';

export const hexes: Readonly<Record<ColourCode, string>> = {
  black: '#1b1b1d',
  white: '#fafaf8',
  ecru: '#efe7d6',
  grey: '#a3a6aa',
  charcoal: '#46494e',
  navy: '#1f2a44',
  blue: '#2f5d9e',
  sky: '#a9c7e4',
  'denim-blue': '#4a6584',
  petrol: '#1f5a63',
  bottle: '#1f4a37',
  olive: '#6b6a3f',
  sage: '#a7b59a',
  beige: '#d6c4a8',
  camel: '#b98a56',
  brown: '#5f4433',
  red: '#b3272d',
  burgundy: '#6b1f32',
  rust: '#a8502d',
  rose: '#dba9a6',
  lilac: '#b6a5cf',
  mustard: '#cf9d2e',
};

export function demoColours(): DemoColour[] {
  return Object.entries(hexes).map(([code, hex]) => ({
    code,
    hex,
    name: inEveryLanguage((texts) => texts.colours[code as ColourCode]),
  }));
}

const denims: readonly ColourCode[] = ['denim-blue', 'black', 'navy', 'charcoal', 'sky', 'ecru'];
const sober: readonly ColourCode[] = ['black', 'charcoal', 'grey', 'navy', 'camel', 'beige', 'brown', 'bottle', 'burgundy'];
const tailored: readonly ColourCode[] = ['navy', 'black', 'charcoal', 'beige', 'grey', 'camel', 'ecru'];
const raincoats: readonly ColourCode[] = ['navy', 'mustard', 'olive', 'petrol', 'black', 'red', 'beige', 'sage'];
const wild: readonly ColourCode[] = (Object.keys(hexes) as ColourCode[]).filter((code) => code !== 'denim-blue');
const hides: readonly ColourCode[] = ['black', 'brown', 'camel', 'burgundy', 'navy', 'beige', 'white', 'rust', 'bottle'];
const nextToSkin: readonly ColourCode[] = ['black', 'white', 'ecru', 'rose', 'navy', 'grey', 'burgundy', 'sage', 'sky', 'lilac'];
const onPrintedFabric: readonly ColourCode[] = ['white', 'ecru', 'sky', 'rose', 'sage', 'navy', 'black', 'mustard', 'rust', 'beige', 'burgundy'];

const outerwear: readonly KindCode[] = ['coat', 'puffer', 'jacket', 'overshirt'];
const underwear: readonly KindCode[] = ['briefs', 'boxers', 'bra', 'bodysuit', 'baby-bodysuit', 'camisole', 'nightdress', 'tights'];
const printed: readonly Print[] = ['floral', 'dots', 'leaf', 'check', 'stripe', 'wide-stripe'];

interface Coloured {
  kind: KindCode;
  print: Print;
  fabric: FabricCode;
  audience: Audience;
}

/** Returns the usual colours of a garment. */
export function listPalette(garment: Coloured): readonly ColourCode[] {
  const palette = choosePalette(garment);
  return garment.audience === 'men' ? palette.filter((code) => code !== 'rose' && code !== 'lilac') : palette;
}

function choosePalette({ kind, print, fabric, audience }: Coloured): readonly ColourCode[] {
  if (print === 'denim') return denims;
  if (fabric === 'leather' || fabric === 'suede') return hides;
  if (kind === 'blazer' || kind === 'trench-coat') return tailored;
  if (kind === 'raincoat') return raincoats;
  if (outerwear.includes(kind)) return audience === 'kids' ? wild : sober;
  if (underwear.includes(kind)) return nextToSkin;
  return printed.includes(print) ? onPrintedFabric : wild;
}

const dark: readonly ColourCode[] = [
  'black',
  'charcoal',
  'navy',
  'blue',
  'petrol',
  'bottle',
  'olive',
  'brown',
  'red',
  'burgundy',
  'rust',
  'denim-blue',
];

/** Returns second colours of a print that contrast with the first colour. */
export function listAccents(first: ColourCode): readonly ColourCode[] {
  return dark.includes(first) ? ['ecru', 'white', 'sky', 'rose', 'beige', 'mustard'] : ['navy', 'black', 'rust', 'bottle', 'burgundy', 'petrol'];
}
