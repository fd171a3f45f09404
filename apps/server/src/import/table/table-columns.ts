import { findLanguage, languages } from '@selvedge/i18n';

/** Columns of our own table that stand once; what each means is told in docs/import.md. */
export const plainColumns = [
  'handle',
  'status',
  'brand',
  'maker',
  'category',
  'audience',
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

/** Columns of a country, as `price:DE`. */
export const countryColumns = ['price', 'sale', 'sale-from', 'sale-until'] as const;
export type CountryColumn = (typeof countryColumns)[number];

/** Columns of a language, as `name:sl`. */
const languageColumns = ['name', 'description'] as const;
export type LanguageColumn = (typeof languageColumns)[number];

/** One column of ours. */
export type Column =
  | { kind: 'plain'; name: PlainColumn }
  | { kind: 'country'; name: CountryColumn; country: string }
  | { kind: 'language'; name: LanguageColumn; language: string };

/** @returns the column that a text such as `price:DE` or `name:sl` stands for, undefined where it is none */
export function columnOf(text: string): Column | undefined {
  const [name = '', of] = text.split(':', 2);
  if (of === undefined) return isOneOf(plainColumns, name) ? { kind: 'plain', name } : undefined;
  if (isOneOf(countryColumns, name) && /^[A-Z]{2}$/.test(of)) return { kind: 'country', name, country: of };
  if (isOneOf(languageColumns, name) && findLanguage(of)?.code === of) return { kind: 'language', name, language: of };
  return undefined;
}

/** What else these are called, in small letters and without marks. */
const called: Readonly<Record<string, PlainColumn>> = Object.fromEntries(
  Object.entries({
    handle: 'product product-handle url-handle slug article-number artikelnummer sifra-izdelka product-id',
    status: 'state published veroffentlicht',
    brand: 'vendor marke marca marque znamka brand-name',
    maker: 'manufacturer hersteller proizvajalec producer',
    category: 'category-code kategorie kategorija categoria product-type type',
    audience: 'gender for zielgruppe',
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
 * Which column of ours a header of a file means: our own name, or what it is called elsewhere; with a country or a language
 * behind it, however that is written: `Price DE`, `name_sl`, `Name (German)` not.
 * @returns undefined where nobody can say
 */
export function guessColumn(header: string): string | undefined {
  const exact = header.trim();
  if (columnOf(exact)) return exact;
  const word = plain(header);
  const known = named(word);
  if (known) return known;
  const [, first = '', of = ''] = /^(.+?)-([a-z]{2})$/.exec(word) ?? [];
  const name = named(first);
  if (!name) return undefined;
  if (name === 'name' || name === 'description') return languages.some(({ code }) => code === of) ? `${name}:${of}` : undefined;
  return columnOf(`${name}:${of.toUpperCase()}`) ? `${name}:${of.toUpperCase()}` : undefined;
}

const named = (word: string): string | undefined => {
  if (isOneOf(plainColumns, word) || isOneOf(countryColumns, word)) return word;
  return Object.hasOwn(called, word) ? called[word] : undefined;
};

const plain = (header: string): string =>
  header
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Each header's column, the first of two that mean the same; headers that mean nothing are left out. */
export function guessMapping(header: readonly string[]): Record<string, string> {
  const mapping: Record<string, string> = {};
  const taken = new Set<string>();
  // Our own names first: a column called `price` goes before one called `Unit price`.
  for (const isOwn of [true, false]) {
    for (const name of header) {
      const column = guessColumn(name);
      if (column === undefined || (columnOf(name.trim()) !== undefined) !== isOwn || taken.has(column) || name in mapping) continue;
      mapping[name] = column;
      taken.add(column);
    }
  }
  return mapping;
}

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name => (names as readonly string[]).includes(name);

/** Every column that there can be, in the order of an export. */
export const allColumns = (countries: readonly string[], languageCodes: readonly string[]): string[] => [
  ...plainColumns.flatMap((name) => (name === 'name' || name === 'description' ? [name, ...languageCodes.map((code) => `${name}:${code}`)] : [name])),
  ...countries.flatMap((code) => countryColumns.map((name) => `${name}:${code.toUpperCase()}`)),
];
