import { createHash } from 'node:crypto';
import { buildSlug } from '#modules/catalog';

/** One option of a line, by its name in the file: `Size` → `Small`. */
export interface FileOption {
  name: string;
  value: string;
}

/** A colour or size of the catalogue. `hex` and `scale` are null if unknown. */
export interface OptionColour {
  code: string;
  name: string;
  hex: string | null;
}
export interface OptionSize {
  code: string;
  name: string;
  scale: string | null;
}

/** Names of the colour option and the size option in the shop's languages and some others, without accents. */
const colourNames = new Set(
  'color colour colors colours farbe couleur colore cor barva boja farba szin kolor culoare spalva цвят χρωμα রং রঙ kleur shade'.split(' '),
);
const sizeNames = new Set(
  'size sizes grosse groesse taille taglia talla tamanho velikost velicina velkost meret rozmiar marime dydis размер μεγεθος মাপ সাইজ maat'.split(' '),
);

/** Shopify's placeholder for a product without options. */
const isNoOption = ({ name, value }: FileOption): boolean => normalizeText(name) === 'title' && normalizeText(value) === 'default title';

const oneSize: OptionSize = { code: 'one-size', name: 'One size', scale: 'one' };

/** Returns the option values of a variant without Shopify's placeholder. */
export const listOptionValues = (options: readonly FileOption[]): string[] =>
  options.filter((option) => option.value !== '' && !isNoOption(option)).map(({ value }) => value);

/**
 * Returns a line's options as colour and size. Other options (length, cup, material) are added to the size's label, because variants differ by
 * colour and size only: `M / Long`.
 */
export function readVariantOptions(options: readonly FileOption[]): { color: OptionColour | null; size: OptionSize } {
  const given = options.filter((option) => option.value !== '' && !isNoOption(option));
  const color = given.find(({ name }) => colourNames.has(normalizeText(name)));
  const sizes = given.filter((option) => option !== color).sort((a, b) => Number(isSize(b)) - Number(isSize(a)));
  return { color: color ? toColour(color.value) : null, size: combineSizes(sizes) };
}

const isSize = ({ name }: FileOption): boolean => sizeNames.has(normalizeText(name));

function combineSizes(sizes: readonly FileOption[]): OptionSize {
  const [only, ...others] = sizes;
  if (!only) return oneSize;
  if (others.length === 0) return isSize(only) ? toSize(only.value) : { code: buildCode(only.value), name: only.value, scale: null };
  const names = sizes.map((option) => (isSize(option) ? toSize(option.value).name : option.value));
  return { code: buildCode(names.join('-')), name: names.join(' / '), scale: null };
}

/** Codes of the catalogue for sizes in words or letters. */
const alpha: readonly (readonly [code: string, RegExp])[] = [
  ['XXS', /^(?:xxs|2xs|xx-?small)$/],
  ['XS', /^(?:xs|x-?small|extra-?small)$/],
  ['S', /^(?:s|small)$/],
  ['M', /^(?:m|medium)$/],
  ['L', /^(?:l|large)$/],
  ['XL', /^(?:xl|x-?large|extra-?large)$/],
  ['XXL', /^(?:xxl|2xl|xx-?large)$/],
  ['3XL', /^(?:3xl|xxxl|xxx-?large)$/],
];

export function toSize(value: string): OptionSize {
  const written = normalizeText(value).replace(/\s+/g, '-');
  if (/^(?:one-size|os|uni|universal|default-title|free-size)$/.test(written)) return oneSize;
  const letters = alpha.find(([, pattern]) => pattern.test(written))?.[0];
  if (letters) return { code: letters, name: letters, scale: 'alpha' };
  const waist = /^w-?(\d{2})$/.exec(written)?.[1];
  if (waist) return { code: `W${waist}`, name: waist, scale: 'waist' };
  if (/^\d{2}[a-h]$/.test(written)) return { code: written.toUpperCase(), name: written.toUpperCase(), scale: 'bra' };
  return { code: buildCode(value), name: value, scale: /^\d{2}$/.test(written) ? 'numeric' : null };
}

/** Colours by English word, the most significant word last: `dark navy blue` is navy, not blue. */
const swatches: readonly (readonly [word: string, hex: string])[] = [
  ['black', '#1b1b1d'],
  ['white', '#fbfbf8'],
  ['ivory', '#f4eee0'],
  ['cream', '#f3ead7'],
  ['ecru', '#e9e0cc'],
  ['charcoal', '#3d4046'],
  ['grey', '#8f9297'],
  ['gray', '#8f9297'],
  ['silver', '#b9bcc0'],
  ['navy', '#1f2a44'],
  ['indigo', '#2f3a6b'],
  ['denim', '#4a6484'],
  ['sky', '#8fb8d8'],
  ['turquoise', '#3fa7a3'],
  ['teal', '#1f6a6d'],
  ['petrol', '#1d4e5a'],
  ['blue', '#2f5c9e'],
  ['olive', '#6b6b3a'],
  ['khaki', '#8a8257'],
  ['sage', '#9aa88a'],
  ['mint', '#a9d5bd'],
  ['bottle', '#1f4a37'],
  ['green', '#3f7a4f'],
  ['burgundy', '#6a1f2e'],
  ['wine', '#6a1f2e'],
  ['coral', '#e8765f'],
  ['rust', '#a4502c'],
  ['red', '#b3262e'],
  ['rose', '#d9a0a4'],
  ['pink', '#e39ab0'],
  ['lilac', '#b7a3cf'],
  ['purple', '#6a4a8c'],
  ['violet', '#6a4a8c'],
  ['mustard', '#c99a2e'],
  ['gold', '#c2a14d'],
  ['yellow', '#e3c23f'],
  ['orange', '#d9772f'],
  ['camel', '#b98d5b'],
  ['tan', '#b98d5b'],
  ['beige', '#d8c7a8'],
  ['sand', '#d6c6a5'],
  ['brown', '#6b4a34'],
  ['chocolate', '#4b3226'],
];

/** @returns the swatch of the first colour that a text contains, or null */
export function findHex(text: string): string | null {
  const words = normalizeText(text).split(/[^\p{L}]+/u);
  return swatches.find(([word]) => words.includes(word))?.[1] ?? null;
}

export const toColour = (value: string): OptionColour => ({ code: buildCode(value), name: value, hex: findHex(value) });

const normalizeText = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

/** Converts a name to a code. A name without letters and digits gets a fingerprint. */
export const buildCode = (name: string): string => buildSlug(name) || `v-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
