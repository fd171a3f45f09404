import { findLanguage, languages } from '@selvedge/i18n';

/** Columns of our own format that occur once. docs/import.md explains them. */
export const plainColumns = [
  'handle',
  'status',
  'brand',
  'maker',
  'category',
  'audience',
  'tags',
  'name',
  'description',
  'composition',
  'care',
  'hygiene',
  'vat',
  'pictures',
  'color',
  'size',
  'sku',
  'barcode',
  'weight',
  'stock',
  'active',
  'price',
  'sale',
] as const;
export type PlainColumn = (typeof plainColumns)[number];

/** Columns with a country, such as `price:DE`. */
export const countryColumns = ['price', 'sale', 'sale-from', 'sale-until'] as const;
export type CountryColumn = (typeof countryColumns)[number];

/** Columns with a language, such as `name:sl`. */
const languageColumns = ['name', 'description'] as const;
export type LanguageColumn = (typeof languageColumns)[number];

/** A column of our format. */
export type Column =
  | { kind: 'plain'; name: PlainColumn }
  | { kind: 'country'; name: CountryColumn; country: string }
  | { kind: 'language'; name: LanguageColumn; language: string };

/** @returns the column of a text such as `price:DE` or `name:sl`; undefined for an unknown column */
export function findColumn(text: string): Column | undefined {
  const [name = '', of] = text.split(':', 2);
  if (of === undefined) return includesName(plainColumns, name) ? { kind: 'plain', name } : undefined;
  if (includesName(countryColumns, name) && /^[A-Z]{2}$/.test(of)) return { kind: 'country', name, country: of };
  if (includesName(languageColumns, name) && findLanguage(of)?.code === of) return { kind: 'language', name, language: of };
  return undefined;
}

/** Other names of columns, in lower case and without accents. */
const called: Readonly<Record<string, PlainColumn>> = Object.fromEntries(
  Object.entries({
    handle: 'product product-handle url-handle slug article-number artikelnummer sifra-izdelka product-id',
    status: 'state published veroffentlicht',
    brand: 'vendor marke marca marque znamka brand-name',
    maker: 'manufacturer hersteller proizvajalec producer',
    category: 'category-code kategorie kategorija categoria product-type type',
    audience: 'gender for zielgruppe',
    tags: 'tag schlagworte schlagworter stichworte oznake etiquetas etichette',
    name: 'title product-name bezeichnung naziv ime nombre nome titel',
    description: 'body beschreibung opis descripcion descrizione text',
    composition: 'material materials fibres fabric zusammensetzung sestava',
    care: 'care-instructions pflege vzdrzevanje',
    pictures: 'picture images image image-src image-url photos bilder bild slike',
    color: 'colour farbe barva boja couleur colore',
    size: 'grosse velikost velicina taille taglia talla',
    sku: 'variant-sku artikel item-number',
    barcode: 'ean ean13 gtin upc variant-barcode crtna-koda',
    weight: 'grams weight-grams weight-g gewicht teza variant-grams',
    stock: 'quantity qty inventory pieces bestand zaloga on-hand variant-inventory-qty',
    active: 'is-active enabled aktiv',
    price: 'variant-price preis cena precio prezzo unit-price regular-price',
    sale: 'sale-price aktionspreis discount-price special-price',
  } satisfies Partial<Record<PlainColumn, string>>).flatMap(([column, words]) => words.split(' ').map((word) => [word, column as PlainColumn])),
);

/**
 * Returns our column for a header of a file, by our name or a common synonym, with a country or a language in any notation: `Price DE`, `name_sl`,
 * but not `Name (German)`.
 * @returns undefined if the column cannot be guessed
 */
export function guessColumn(header: string): string | undefined {
  const exact = header.trim();
  if (findColumn(exact)) return exact;
  const word = normalizeHeader(header);
  const known = findColumnName(word);
  if (known) return known;
  const [, first = '', of = ''] = /^(.+?)-([a-z]{2})$/.exec(word) ?? [];
  const name = findColumnName(first);
  if (!name) return undefined;
  if (name === 'name' || name === 'description') return languages.some(({ code }) => code === of) ? `${name}:${of}` : undefined;
  return findColumn(`${name}:${of.toUpperCase()}`) ? `${name}:${of.toUpperCase()}` : undefined;
}

const findColumnName = (word: string): string | undefined => {
  if (includesName(plainColumns, word) || includesName(countryColumns, word)) return word;
  return Object.hasOwn(called, word) ? called[word] : undefined;
};

const normalizeHeader = (header: string): string =>
  header
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the column of each header; if two headers match one column, the first is used. Unknown headers are left out. */
export function guessMapping(header: readonly string[]): Record<string, string> {
  const mapping: Record<string, string> = {};
  const taken = new Set<string>();
  // Our own names take precedence: `price` before `Unit price`.
  for (const isOwn of [true, false]) {
    for (const name of header) {
      const column = guessColumn(name);
      if (column === undefined || (findColumn(name.trim()) !== undefined) !== isOwn || taken.has(column) || name in mapping) continue;
      mapping[name] = column;
      taken.add(column);
    }
  }
  return mapping;
}

const includesName = <Name extends string>(names: readonly Name[], name: string): name is Name => (names as readonly string[]).includes(name);

/** Returns all possible columns, in the order of an export. */
export const listAllColumns = (countries: readonly string[], languageCodes: readonly string[]): string[] => [
  ...plainColumns.flatMap((name) => (name === 'name' || name === 'description' ? [name, ...languageCodes.map((code) => `${name}:${code}`)] : [name])),
  ...countries.flatMap((code) => countryColumns.map((name) => `${name}:${code.toUpperCase()}`)),
];

/** A column of our format with its position in the file. */
export interface PlacedColumn {
  /** Such as `price:DE`. */
  name: string;
  column: Column;
  at: number;
  header: string;
}
