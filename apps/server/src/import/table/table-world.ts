import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { attributeValues, attributeValueTranslations, categories, makers } from '#tables/catalog';
import type { ImportOptions } from '../import-options.ts';
import { marketsOf } from '../markets-of.ts';
import { knownColours } from '../present-products.ts';
import { priceAbroad, type FilePrice, type ListPrice, type Market } from '../price-abroad.ts';
import { colourOf, knownSize, type OptionColour, type OptionSize } from '../variant-options.ts';

/** A maker that the shop has. */
export interface KnownMaker {
  id: number;
  countryCode: string;
  hasResponsible: boolean;
}

/** What the shop knows that all lines of a table are read with. */
export interface TableWorld {
  options: ImportOptions;
  markets: readonly Market[];
  /** From the file's currency; throws where nobody knows a rate. */
  priceIn: (price: FilePrice, market: Market) => ListPrice;
  colour: (text: string) => OptionColour;
  size: (text: string) => OptionSize;
  categories: ReadonlySet<string>;
  /** By `name <mail>`, and by the name alone where only one has it; small letters. */
  makers: ReadonlyMap<string, KnownMaker>;
  /** Pictures that are here, by the address they are kept at. */
  pictures: ReadonlyMap<string, number>;
}

const ENGLISH = 1;

/** Reads what the shop knows. Cheap enough to be read for each few hundred products: products before have brought colours of their own. */
export async function tableWorld(db: Db, options: ImportOptions): Promise<Omit<TableWorld, 'pictures'>> {
  const languageIds = [ENGLISH, options.languageId];
  const colours = await knownColours(db, languageIds);
  const markets = await marketsOf(db);
  let priceIn: TableWorld['priceIn'] | undefined;
  return {
    options,
    markets,
    priceIn: (price, market) => (priceIn ??= priceAbroad(options.currency, options.rates, markets))(price, market),
    colour: (text) => {
      const guessed = colourOf(text);
      const known = colours.get(text) ?? colours.get(text.toLowerCase()) ?? colours.get(guessed.code);
      return known ? { ...guessed, ...known } : guessed;
    },
    size: await sizesOf(db, languageIds),
    categories: new Set((await db.select({ code: categories.code }).from(categories).where(eq(categories.isActive, true))).map(({ code }) => code)),
    makers: await makersOf(db),
  };
}

/** The shop's own by its code, then by what it is usually written like, then by its name; else a new one. */
async function sizesOf(db: Db, languageIds: readonly number[]): Promise<(text: string) => OptionSize> {
  const rows = await db
    .select({ code: attributeValues.code, scale: attributeValues.scale, name: attributeValueTranslations.name })
    .from(attributeValues)
    .leftJoin(
      attributeValueTranslations,
      and(eq(attributeValueTranslations.attributeValueId, attributeValues.id), inArray(attributeValueTranslations.languageId, [...languageIds])),
    )
    .where(eq(attributeValues.attribute, 'size'));
  const byCode = new Map(rows.map(({ code, scale, name }) => [code, { code, name: name ?? code, scale }]));
  const byName = new Map(rows.map(({ code, scale, name }) => [(name ?? code).toLowerCase(), { code, name: name ?? code, scale }]));
  return (text) => {
    const guessed = knownSize(text);
    return byCode.get(text) ?? byCode.get(guessed.code) ?? byName.get(text.toLowerCase()) ?? guessed;
  };
}

async function makersOf(db: Db): Promise<Map<string, KnownMaker>> {
  const rows = await db.select().from(makers);
  const known = new Map<string, KnownMaker>();
  const names = new Map<string, number>();
  for (const { name } of rows) names.set(name.toLowerCase(), (names.get(name.toLowerCase()) ?? 0) + 1);
  for (const { id, name, email, countryCode, responsible } of rows) {
    const maker = { id, countryCode, hasResponsible: responsible !== null };
    known.set(makerKey(name, email), maker);
    if (names.get(name.toLowerCase()) === 1) known.set(name.toLowerCase(), maker);
  }
  return known;
}

const makerKey = (name: string, email: string): string => `${name} <${email}>`.toLowerCase();
