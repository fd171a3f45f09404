import type { Database } from '../apps/server/src/platform/database.ts';
import { connections, type Measured } from './load.ts';

/** Queries that read only the rows of a response directly from PostgreSQL. Their rate is the upper limit for a shop without caches. */
export type BareQueries = Record<'listing' | 'filtered' | 'product' | 'search' | 'suggestion', () => Promise<unknown>>;

export async function prepareBareQueries({ pool }: Database): Promise<BareQueries> {
  const { rows } = await pool.query<{ id: number }>('select product_id as id from listing_products where is_listed');
  const anyId = () => rows[Math.floor(Math.random() * rows.length)]?.id;
  const cards = (count: number) => () =>
    pool.query({
      name: 'cards',
      text: 'select product_id, card from listing_products where product_id = any($1)',
      values: [Array.from({ length: count }, anyId)],
    });
  const product = async () => {
    const id = anyId();
    const some = async (name: string, text: string) => pool.query({ name, text, values: [id] });
    await some('product', 'select * from products p join product_translations t on t.product_id = p.id and t.language_id = 1 where p.id = $1');
    await some('variants', 'select * from variants v join stock_levels s on s.variant_id = v.id where v.product_id = $1');
    await some('pictures', 'select * from product_media p join media m on m.id = p.media_id where p.product_id = $1 order by p.position');
    await some('prices', 'select * from prices where product_id = $1 and country_id = 3');
  };
  return { listing: cards(12), filtered: cards(12), product, search: cards(12), suggestion: cards(5) };
}

/** Runs a query with the same load as over HTTP: 16 in parallel. */
export async function loadDatabase(query: () => Promise<unknown>, seconds: number): Promise<Omit<Measured, 'bytes'>> {
  await during(query, 1);
  const times = (await during(query, seconds)).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

async function during(query: () => Promise<unknown>, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const one = async () => {
    for (let began = performance.now(); began < until; began = performance.now()) {
      await query();
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return times;
}
