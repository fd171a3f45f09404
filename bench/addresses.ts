import type { Database } from '../apps/server/src/platform/database.ts';

/** Addresses of each type of request. Each list is long enough that no two consecutive requests are the same. */
export interface Addresses {
  listing: string[];
  filtered: string[];
  product: string[];
  search: string[];
  suggestion: string[];
}

const maxAddresses = 400;
/** Slovenia, Bangladesh, Greece, Germany, Hungary. */
const countryIds = [3, 1, 2, 11, 16];

export async function readAddresses({ pool }: Database): Promise<Addresses> {
  const rows = async <Row extends object>(text: string): Promise<Row[]> => (await pool.query<Row>(text)).rows;
  const categories = await rows<{ id: number; size: number }>(
    'select category_id as id, count(*)::int as size from product_categories group by 1 having count(*) >= 12 order by 2 desc',
  );
  const values = await rows<{ attribute: string; code: string }>(
    "select attribute, code from attribute_values where attribute in ('color', 'size') order by position",
  );
  const listCodes = (attribute: string) => values.filter((value) => value.attribute === attribute).map(({ code }) => code);
  const [colors, sizes] = [listCodes('color'), listCodes('size')];
  const slugs = await rows<{ slug: string }>(
    `select slug from slugs where kind = 'product' and language_id = 1 and is_current order by md5(slug) limit ${maxAddresses}`,
  );
  const names = await rows<{ name: string; language: number }>(
    `select name, language_id as language from product_translations where language_id in (1, 3) order by md5(name || product_id) limit ${maxAddresses}`,
  );

  const at = (path: string, query: Record<string, string | number>): string => {
    const text = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) text.set(name, String(value));
    return `/api/${path}?${text.toString()}`;
  };
  const nth = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;
  const orders = ['newest', 'price-asc', 'price-desc', 'popularity'];
  const listingPath = 'product/web/countryCategoryWiseProductsPagination';
  const many = <Item>(make: (index: number) => Item): Item[] => Array.from({ length: maxAddresses }, (_, index) => make(index));

  const listing = (index: number) => {
    const category = nth(categories, index);
    const pages = Math.max(1, Math.min(10, Math.floor(category.size / 24)));
    return {
      countryId: nth(countryIds, Math.floor(index / 3)),
      languageId: 1 + (index % 3),
      categoryId: category.id,
      take: 12,
      page: 1 + (Math.floor(index / categories.length) % pages),
      orderBy: nth(orders, index),
    };
  };
  return {
    listing: many((index) => at(listingPath, listing(index))),
    filtered: many((index) => {
      const { page: _, ...rest } = listing(index);
      const color = [nth(colors, index), nth(colors, index * 7 + 3)].join(',');
      return at(listingPath, {
        ...rest,
        color,
        ...(index % 2 === 0 && { size: nth(sizes, index * 5) }),
        ...(index % 3 === 0 && { priceRange: '10-5000' }),
      });
    }),
    product: slugs.map(({ slug }, index) => at(`products/${encodeURIComponent(slug)}`, { countryId: nth(countryIds, index), languageId: 1 })),
    search: names.map(({ name, language }, index) =>
      at('search/products', { q: takeWords(name, 1 + (index % 2)), countryId: nth(countryIds, index), languageId: language, page: 1 }),
    ),
    suggestion: names.map(({ name, language }, index) =>
      at('search/suggestions', { q: takeWords(name, 1).slice(0, 2 + (index % 4)), countryId: nth(countryIds, index), languageId: language }),
    ),
  };
}

const takeWords = (name: string, count: number): string =>
  name
    .split(/\s+/)
    .filter((word) => word.length > 2)
    .slice(0, count)
    .join(' ') || name;
