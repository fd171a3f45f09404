import { Agent, request } from 'node:http';
import { computeCheckoutKey } from '../apps/server/src/modules/checkout/index.ts';
import type { CheckoutDraft } from '../apps/server/src/modules/checkout/contract.ts';
import { readyForm } from '../apps/server/src/testing/test-shop.ts';
import { benchHost, type Bench } from './open-bench.ts';

/** Two garments that a shopper in a country buys, one piece each. */
export interface Basket {
  country: keyof typeof countries;
  garments: readonly Garment[];
}

interface Garment {
  variantId: number;
  productId: number;
  colorId: number | null;
  sizeId: number;
}

/** A cart that is ready to order. */
export interface FilledCart {
  id: string;
  key: string;
  form: CheckoutDraft;
  basket: Basket;
}

export const countries = { SI: 3, DE: 11, GR: 2, BD: 1, HU: 16 } as const;
/** Stock per garment: more than a run sells. */
const PIECES = 1_000_000;

let buyers = 0;

/** Returns the form of a new customer who pays on delivery, with a unique email address and phone number, because both have rate limits. */
export function buildNextForm(country: Basket['country']): CheckoutDraft {
  buyers += 1;
  const form = readyForm(country, { email: `buyer-${buyers}@bench.example` });
  const [first, digits] = [form.phone?.replace(/\D/g, '').slice(0, -4), String(buyers % 10_000).padStart(4, '0')];
  return { ...form, phone: `${first}${digits}` };
}

/** Stocks garments that are sold in all these countries with more pieces than a run can buy. @returns baskets of two, alternating by country */
export async function fillBaskets({ database: { pool } }: Bench, count: number): Promise<Basket[]> {
  const { rows } = await pool.query<Garment>(
    `select v.id as "variantId", v.product_id as "productId", v.color_id as "colorId", v.size_id as "sizeId"
     from variants v join products p on p.id = v.product_id and p.status = 'published'
     where v.is_active and (select count(*) from prices where product_id = p.id and variant_id is null and country_id = any($1)) = $2
     order by md5(v.sku) limit $3`,
    [Object.values(countries), Object.keys(countries).length, count * 2],
  );
  await pool.query(
    `with stocked as (
       insert into stock_levels (variant_id, on_hand) select id, $2 from unnest($1::int[]) as id
       on conflict (variant_id) do update set on_hand = stock_levels.on_hand + $2 returning variant_id
     ) insert into stock_movements (variant_id, kind, on_hand_change, reference) select variant_id, 'received', $2, 'bench' from stocked`,
    [rows.map(({ variantId }) => variantId), PIECES],
  );
  const names = Object.keys(countries) as Basket['country'][];
  return Array.from({ length: count }, (_, index) => ({
    country: names[index % names.length] ?? 'SI',
    garments: rows.slice(index * 2, index * 2 + 2),
  }));
}

/** Creates carts with drafts directly in the database, so that only placing is measured. */
export async function fillCarts({ database: { pool } }: Bench, baskets: readonly Basket[], count: number): Promise<FilledCart[]> {
  const carts = Array.from({ length: count }, (_, index): FilledCart => {
    const basket = baskets[index % baskets.length] as Basket;
    const id = crypto.randomUUID();
    return { id, key: computeCheckoutKey(id, 3), form: buildNextForm(basket.country), basket };
  });
  await pool.query(
    `with cart as (
       insert into carts (id, country_id, revision) select id, country, 3 from unnest($1::text[], $2::int[]) as filled (id, country) returning id
     ) insert into checkouts (cart_id, draft) select id, draft from unnest($1::text[], $3::jsonb[]) as typed (id, draft) join cart using (id)`,
    [carts.map(({ id }) => id), carts.map(({ basket }) => countries[basket.country]), carts.map(({ form }) => JSON.stringify(form))],
  );
  const lines = carts.flatMap(({ id, basket }) => basket.garments.map((garment) => ({ id, ...garment })));
  await pool.query(
    `insert into cart_lines (cart_id, product_id, variant_id, quantity, shown_price)
     select *, 1, 1 from unnest($1::text[], $2::int[], $3::int[])`,
    [lines.map(({ id }) => id), lines.map(({ productId }) => productId), lines.map(({ variantId }) => variantId)],
  );
  await pool.query('analyze carts, cart_lines, checkouts');
  return carts;
}

/** Returns a client with keep-alive connections. Each call has its own address, so that no rate limit applies. */
export function caller(port: number, clients: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let calls = 0;
  return <Data>(method: string, path: string, body: object, headers: Record<string, string> = {}): Promise<Data> => {
    calls += 1;
    const text = JSON.stringify(body);
    const sent = {
      ...headers,
      host: benchHost,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    };
    return new Promise((resolve, reject) => {
      const clientRequest = request({ agent, host: '127.0.0.1', port, path: `/api/${path}`, method, headers: sent }, (response) => {
        let read = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (read += part));
        response.on('end', () => {
          if ((response.statusCode ?? 500) < 300) resolve((JSON.parse(read) as { data: Data }).data);
          else reject(new Error(`${method} ${path} was answered with ${response.statusCode}: ${read.slice(0, 300)}`));
        });
      });
      clientRequest.on('error', reject).end(text);
    });
  };
}

export type Call = ReturnType<typeof caller>;

/** Processes items with a number of concurrent workers. @returns the duration in seconds */
export async function together<Item>(items: readonly Item[], clients: number, work: (item: Item) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let next = 0;
  const one = async () => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item);
  };
  await Promise.all(Array.from({ length: clients }, one));
  return (performance.now() - began) / 1000;
}
