import { defaultLanguageId } from '@selvedge/i18n';
import { sql } from 'drizzle-orm';
import { getCatalog, getLocalName, listPathNames, makerNames, productNames } from '#modules/catalog';
import { listShops } from '#modules/countries';
import { affiliateCodeChecks } from '#modules/tracking';
import type { Db } from '#platform/database';
import { PRIZE_KEY } from './coupon-keys.ts';

/** Returns a function that names the keys of a dimension, and their order where it is not alphabetical. */
export async function readLabels(
  db: Db,
  dimension: string,
  keys: readonly string[],
): Promise<{ getLabel: (key: string) => string; getPosition?: (key: string) => number }> {
  const named = await readNames(db, dimension, keys);
  const isGoods = !['coupon', 'affiliate', 'country', 'reason'].includes(dimension);
  return {
    ...named,
    getLabel: (key) => {
      if (key === '' && isGoods) return 'Delivery, fees and rounding';
      if (key === '0' && dimension !== 'reason') return withoutLabels[dimension] ?? 'None';
      return named.getLabel(key) ?? `${key} (deleted)`;
    },
  };
}

const withoutLabels: Readonly<Record<string, string>> = {
  coupon: 'Without coupon',
  affiliate: 'Without affiliate',
  color: 'Without colour',
  size: 'Unknown size',
  maker: 'Unknown maker',
  product: 'Deleted product',
};

async function readNames(db: Db, dimension: string, keys: readonly string[]) {
  switch (dimension) {
    case 'category': {
      const { categories } = await getCatalog(db);
      return { getLabel: (key: string) => listPathNames(categories, Number(key), defaultLanguageId).join(' › ') || undefined };
    }
    case 'brand': {
      const { brands } = await getCatalog(db);
      return { getLabel: (key: string) => brands.get(Number(key))?.name };
    }
    case 'size':
    case 'color': {
      const { values } = await getCatalog(db);
      const order = new Map([...values.keys()].map((id, index) => [String(id), index]));
      return {
        getLabel: (key: string) => {
          const value = values.get(Number(key));
          return value && getLocalName(value.names, defaultLanguageId);
        },
        getPosition: (key: string) => order.get(key) ?? Number.MAX_SAFE_INTEGER,
      };
    }
    case 'country': {
      const { shops } = await listShops(db);
      return { getLabel: (key: string) => shops.find(({ id }) => String(id) === key)?.name };
    }
    case 'maker':
      return readNameMap(db, sql`select maker_id::text as key, name from (${makerNames}) as named`);
    case 'affiliate':
      return readNameMap(db, sql`select affiliate_id::text as key, code as name from (${affiliateCodeChecks}) as coded`);
    case 'product':
      return readNameMap(
        db,
        sql`select product_id::text as key, name from (${productNames}) as named
          where product_id::text in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`,
      );
    case 'coupon':
      return { getLabel: (key: string) => (key === PRIZE_KEY ? 'Prize wheel' : key) };
    default:
      return { getLabel: (key: string): string | undefined => key };
  }
}

async function readNameMap(db: Db, query: ReturnType<typeof sql>) {
  const { rows } = await db.execute<{ key: string; name: string }>(query);
  const names = new Map(rows.map(({ key, name }) => [key, name]));
  return { getLabel: (key: string) => names.get(key) };
}
