import { defaultLanguageId } from '@selvedge/i18n';
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { splitName } from './split-name.ts';

/** `3 hemd`: language id and word as one key. */
export type WordKey = `${number} ${string}`;

export interface ProductWords {
  productId: number;
  popularity: number;
  name: Set<WordKey>;
  other: Set<WordKey>;
}

interface LanguageText {
  language: number;
  text: string;
}

interface Row extends Record<string, unknown> {
  id: number;
  popularity: number;
  names: LanguageText[];
  brand: number;
  categories: number[];
  values: number[];
}

/**
 * Returns the words that published products are found by, in all languages: name, brand, all categories, colours and attribute values.
 * Sizes are left out because they are filters. A product without English texts gets its other texts as English ones, since English is
 * searched for all shoppers.
 * @returns published products only, in the order of their ids
 */
export async function listProductWords(db: Db, productIds: readonly number[]): Promise<ProductWords[]> {
  const ids = sql`${sql.param([...productIds])}::int[]`;
  const { rows } = await db.execute<Row>(sql`
    select product.id, product.popularity, product.brand_id as brand,
      coalesce((select jsonb_agg(jsonb_build_object('language', name.language_id, 'text', name.name)) from product_translations name
        where name.product_id = product.id), '[]') as names,
      array(select shelf.category_id from product_categories shelf join categories category on category.id = shelf.category_id
        where shelf.product_id = product.id and category.is_active
        union select product.category_id) as categories,
      array(select variant.color_id from variants variant where variant.product_id = product.id and variant.is_active and variant.color_id is not null
        union select value.attribute_value_id from product_attribute_values value where value.product_id = product.id) as "values"
    from products product where product.id = any(${ids}) and product.status = 'published' order by product.id`);
  const [brands, categories, values] = await readVocabularies(db, rows);
  return rows.map((row) => {
    const name = new Set<WordKey>();
    const other = new Set<WordKey>();
    for (const { language, text } of addEnglish(row.names)) {
      const { thing: noun, details: knownWords } = split(text, language);
      for (const word of noun) name.add(`${language} ${word}`);
      for (const word of knownWords) other.add(`${language} ${word}`);
    }
    const add = (keys: readonly WordKey[] = []) => keys.forEach((key) => other.add(key));
    add(brands.get(row.brand));
    for (const id of row.categories) add(categories.get(id));
    for (const id of row.values) add(values.get(id));
    return { productId: row.id, popularity: row.popularity, name, other };
  });
}

type Vocabulary = ReadonlyMap<number, WordKey[]>;

/** Returns the words of brands, categories and values by id. A brand has the same name in all languages. */
async function readVocabularies(db: Db, rows: readonly Row[]): Promise<[brands: Vocabulary, categories: Vocabulary, values: Vocabulary]> {
  const read = async (ids: Iterable<number>, query: (ids: ReturnType<typeof sql>) => ReturnType<typeof sql>): Promise<Vocabulary> => {
    const found = await db.execute<{ id: number; language: number; text: string }>(query(sql`${sql.param([...new Set(ids)])}::int[]`));
    const texts = new Map<number, LanguageText[]>();
    for (const row of found.rows) texts.set(row.id, [...(texts.get(row.id) ?? []), row]);
    return new Map([...texts].map(([id, list]) => [id, listWordKeys(list)]));
  };
  return [
    await read(
      rows.map(({ brand }) => brand),
      (ids) => sql`select id, ${defaultLanguageId}::int as language, name as text from brands where id = any(${ids})`,
    ),
    await read(
      rows.flatMap(({ categories }) => categories),
      (ids) => sql`select category_id as id, language_id as language, name as text from category_translations where category_id = any(${ids})`,
    ),
    await read(
      rows.flatMap(({ values }) => values),
      (ids) =>
        sql`select attribute_value_id as id, language_id as language, name as text from attribute_value_translations where attribute_value_id = any(${ids})`,
    ),
  ];
}

function listWordKeys(texts: readonly LanguageText[]): WordKey[] {
  return addEnglish(texts).flatMap(({ language, text }) => {
    const { thing: noun, details: knownWords } = split(text, language);
    return [...noun, ...knownWords].map((word): WordKey => `${language} ${word}`);
  });
}

function addEnglish(texts: readonly LanguageText[]): readonly LanguageText[] {
  if (texts.some(({ language }) => language === defaultLanguageId)) return texts;
  return [...texts, ...texts.map(({ text }) => ({ language: defaultLanguageId, text }))];
}

/** A cache of split names, because the same few words name thousands of products. Cleared when it is full. */
const known = new Map<string, ReturnType<typeof splitName>>();
const maxKnown = 50_000;

function split(text: string, languageId: number): ReturnType<typeof splitName> {
  const key = `${languageId} ${text}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size >= maxKnown) known.clear();
  const made = splitName(text, languageId);
  known.set(key, made);
  return made;
}
