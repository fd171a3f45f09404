import type { Database } from '../apps/server/src/platform/database.ts';

/** A page of the shop: the host and the path with its query. */
export interface PageAddress {
  host: string;
  path: string;
}

/** Addresses of each type of page, each once. */
export interface ColdAddresses {
  product: PageAddress[];
  listing: PageAddress[];
}

/** Number of addresses of each type. No benchmark renders as many. */
const maxAddresses = 20_000;
const sortOrders = ['newest', 'price-asc', 'price-desc', 'popularity'];

/** Returns addresses across all hosts and languages in a random order that is the same for each run. */
export async function readColdAddresses({ pool }: Database): Promise<ColdAddresses> {
  /** Each host with each language. The language of the host has no prefix. */
  const places = `(
    select c.domain as host, l.id as language_id, case when l.id = c.language_id then '' else '/' || l.code end as prefix
    from countries c cross join languages l where c.is_active and c.domain is not null)`;
  const products = await pool.query<PageAddress>(
    `select host, prefix || '/product/' || slug as path from slugs s join ${places} p using (language_id)
     where s.kind = 'product' and s.is_current order by md5(host || prefix || slug) limit ${maxAddresses}`,
  );
  const categories = await pool.query<PageAddress>(
    `select host, prefix || '/category/' || parent.slug || coalesce('/' || child.slug, '') || '?orderBy=' || ordering as path
     from slugs parent join ${places} p using (language_id)
       join categories root on root.id = parent.target_id and root.parent_id is null
       left join (categories leaf join slugs child on child.kind = 'category' and child.is_current and child.target_id = leaf.id)
         on leaf.parent_id = root.id and child.language_id = parent.language_id
       cross join unnest($1::text[]) ordering
     where parent.kind = 'category' and parent.is_current
       and exists (select from product_categories pc where pc.category_id = coalesce(leaf.id, root.id))
     order by md5(host || prefix || parent.slug || coalesce(child.slug, '') || ordering) limit ${maxAddresses}`,
    [sortOrders],
  );
  const encode = ({ host, path }: PageAddress): PageAddress => ({ host, path: encodeURI(path) });
  return { product: products.rows.map(encode), listing: categories.rows.map(encode) };
}
