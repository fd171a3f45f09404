import { defaultLanguageId } from '@selvedge/i18n';
import { listActiveCategoryCodes, listMakers, listValueNames } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { ImportOptions } from '../products/import-options.ts';
import { listMarkets } from '../products/list-markets.ts';
import { readKnownColours } from '../products/present-products.ts';
import { createPriceConverter, type FilePrice, type ListPrice, type Market } from '../products/convert-price.ts';
import { toColour, toSize, type OptionColour, type OptionSize } from '../products/variant-options.ts';

/** A manufacturer of the shop. */
export interface KnownMaker {
  id: number;
  countryCode: string;
  hasResponsible: boolean;
}

/** The data of the shop that is needed to read the lines of a table. */
export interface TableContext {
  options: ImportOptions;
  markets: readonly Market[];
  /** Converts from the file's currency; throws if there is no rate. */
  convertPrice: (price: FilePrice, market: Market) => ListPrice;
  colour: (text: string) => OptionColour;
  size: (text: string) => OptionSize;
  categories: ReadonlySet<string>;
  /** By `name <mail>`, and by name alone if it is unique; lower case. */
  makers: ReadonlyMap<string, KnownMaker>;
  /** Downloaded images, by path. */
  pictures: ReadonlyMap<string, number>;
}

/** Reads the shop's data. Is repeated for every few hundred products, because earlier products create colours, and is fast enough for that. */
export async function buildTableContext(db: Db, options: ImportOptions): Promise<Omit<TableContext, 'pictures'>> {
  const languageIds = [defaultLanguageId, options.languageId];
  const colours = await readKnownColours(db, languageIds);
  const markets = await listMarkets(db);
  let convertPrice: TableContext['convertPrice'] | undefined;
  return {
    options,
    markets,
    convertPrice: (price, market) => (convertPrice ??= createPriceConverter(options.currency, options.rates, markets))(price, market),
    colour: (text) => {
      const guessed = toColour(text);
      const known = colours.get(text) ?? colours.get(text.toLowerCase()) ?? colours.get(guessed.code);
      return known ? { ...guessed, ...known } : guessed;
    },
    size: await readSizeLookup(db, languageIds),
    categories: await listActiveCategoryCodes(db),
    makers: await readMakersByName(db),
  };
}

/** Returns a function that finds a size by the shop's code, by a common notation or by name, or else creates a new size. */
async function readSizeLookup(db: Db, languageIds: readonly number[]): Promise<(text: string) => OptionSize> {
  const rows = await listValueNames(db, 'size', languageIds);
  const byCode = new Map(rows.map(({ code, scale, name }) => [code, { code, name: name ?? code, scale }]));
  const byName = new Map(rows.map(({ code, scale, name }) => [(name ?? code).toLowerCase(), { code, name: name ?? code, scale }]));
  return (text) => {
    const guessed = toSize(text);
    return byCode.get(text) ?? byCode.get(guessed.code) ?? byName.get(text.toLowerCase()) ?? guessed;
  };
}

async function readMakersByName(db: Db): Promise<Map<string, KnownMaker>> {
  const rows = await listMakers(db);
  const known = new Map<string, KnownMaker>();
  const names = new Map<string, number>();
  for (const { name } of rows) names.set(name.toLowerCase(), (names.get(name.toLowerCase()) ?? 0) + 1);
  for (const { id, name, email, countryCode, responsible } of rows) {
    const maker = { id, countryCode, hasResponsible: responsible !== null };
    known.set(buildMakerKey(name, email), maker);
    if (names.get(name.toLowerCase()) === 1) known.set(name.toLowerCase(), maker);
  }
  return known;
}

const buildMakerKey = (name: string, email: string): string => `${name} <${email}>`.toLowerCase();
