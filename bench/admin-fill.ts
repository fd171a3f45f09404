import type { PoolClient } from 'pg';
import { writeOrderSearchTexts } from '../apps/server/src/modules/orders/index.ts';
import type { Database } from '../apps/server/src/platform/database.ts';

/** Amount of data in addition to the products. */
export interface AdminSizes {
  orders: number;
  customers: number;
}

/** Number of orders per statement. */
const ORDERS_PER_STATEMENT = 50_000;

const firstNames = [
  'Ana',
  'Jan',
  'Eva',
  'Luka',
  'Mia',
  'Rafi',
  'Elena',
  'Petra',
  'Marko',
  'Sofia',
  'Nikos',
  'Ivan',
  'Clara',
  'Tamim',
  'Zsófia',
  'Léa',
];
const lastNames = [
  'Novak',
  'Weiß',
  'Nagy',
  'Islam',
  'Παππά',
  'Rossi',
  'García',
  'Horvat',
  'Kowalska',
  'Ivanova',
  'Popescu',
  'Dubois',
  'Jensen',
  'Svoboda',
  'Ahmed',
  'Zupan',
];
const cities = [
  'Ljubljana',
  'Berlin',
  'Budapest',
  'Dhaka',
  'Αθήνα',
  'Roma',
  'Madrid',
  'Zagreb',
  'Kraków',
  'Sofia',
  'București',
  'Lyon',
  'Graz',
  'Praha',
  'Bratislava',
  'Maribor',
];
const reasons = ['too-small', 'too-large', 'not-as-shown', 'faulty', 'wrong-item', 'too-late', 'changed-mind', 'other'];

const list = (words: readonly string[]): string => `array[${words.map((word) => `'${word}'`).join(', ')}]`;
/** Returns an SQL expression that picks an element by a number. The same number always picks the same element. */
const pickWord = (words: readonly string[], indexSql: string): string => `(${list(words)})[1 + (${indexSql}) % ${words.length}]`;

/**
 * Fills a shop with customers and two years of orders in all countries and states, with up to three lines, parcels, refunds, returns, coupons and an
 * audit log. The shop must have products. Orders of the last weeks are still open. Existing data is not changed.
 */
export async function fillAdmin({ pool, db }: Database, { orders, customers }: AdminSizes, tell: (line: string) => void): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set synchronous_commit = off; set work_mem = '128MB'");
    const { rows } = await client.query<{ count: number }>('select count(*) as count from orders');
    const there = rows[0]?.count ?? 0;
    if (there >= orders) return;
    const timed = async (label: string, work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      tell(`  ${label}: ${Math.round((performance.now() - began) / 1000)} s`);
    };
    await timed(`${customers.toLocaleString('en')} customers`, () => fillCustomers(client, customers));
    await timed(`${orders.toLocaleString('en')} orders`, async () => {
      await prepare(client);
      for (let from = there + 1; from <= orders; from += ORDERS_PER_STATEMENT)
        await fillOrders(client, from, Math.min(orders, from + ORDERS_PER_STATEMENT - 1), orders, customers);
    });
    await timed('search texts', () => writeOrderSearchTexts(db));
    await timed('returns, refunds, coupons and the audit log', () => fillRest(client));
    await timed('figures of the tables', () => client.query('vacuum analyze'));
  } finally {
    client.release(true);
  }
}

const fillCustomers = (client: PoolClient, customers: number) =>
  client.query(`
    with made as (
      insert into users (email, first_name, last_name, phone, password_hash, created_at, country_id)
      select 'shopper.' || n || '@bench.example', ${pickWord(firstNames, 'n')}, ${pickWord(lastNames, 'n / 16')}, '+3863' || lpad(n::text, 7, '0'), '', now() - n * interval '2 minutes', 3
      from generate_series(1, ${customers}) as n on conflict do nothing returning id
    )
    insert into user_roles (user_id, user_type_id) select id, 2 from made`);

/** Creates temporary tables for the orders: countries with currencies, variants with prices, and customers. */
async function prepare(client: PoolClient): Promise<void> {
  await client.query(`
    create temporary table bench_countries as
      select row_number() over (order by country.id) - 1 as place, country.id, country.code, country.language_id, period.currency::text as currency
      from countries as country join country_currencies as period on period.country_id = country.id and period.valid_until is null
      where country.is_active and country.host_of is null;
    create temporary table bench_variants as
      select row_number() over (order by md5(variant.id::text)) as place, variant.id, variant.product_id, variant.sku, named.name
      from variants as variant join product_translations as named on named.product_id = variant.product_id and named.language_id = 1
      order by md5(variant.id::text) limit 400000;
    create unique index on bench_variants (place);
    create temporary table bench_customers as select row_number() over (order by id) as place, id, email, first_name, last_name, phone from users where email like 'shopper.%@bench.example';
    create unique index on bench_customers (place);
    analyze bench_countries; analyze bench_variants; analyze bench_customers`);
}

/** Inserts orders, the oldest first. Orders of the last three weeks are still open, and a third of the orders are from guests. */
async function fillOrders(client: PoolClient, from: number, until: number, all: number, customers: number): Promise<void> {
  await client.query(`
    create temporary table bench_orders as
      select nextval('orders_id_seq')::int as id, n, country.id as country_id, country.code, country.language_id, country.currency,
        customer.id as customer_id, customer.email, customer.phone, customer.first_name, customer.last_name,
        now() - (${all} - n) * (interval '730 days' / ${all}) as placed_at,
        case
          when n % 20 = 7 then 'CANCELLED'
          when n > ${all} * 0.999 then case when n % 9 = 1 then 'PENDING' else 'CONFIRMED' end
          when n > ${all} * 0.997 then case when n % 4 = 1 then 'PACKED' else 'SHIPPED' end
          when n > ${all} * 0.99 then case when n % 3 = 1 then 'SHIPPED' else 'DELIVERED' end
          when n > ${all} * 0.96 then 'DELIVERED' else 'COMPLETED'
        end as status,
        case when n % 5 < 3 then 'cod' else 'card' end as payment_method
      from generate_series(${from}, ${until}) as n
      join bench_countries as country on country.place = (n::bigint * 7919 / 3) % (select count(*) from bench_countries)
      join bench_customers as customer on customer.place = 1 + (n::bigint * 104729) % ${customers};
    create temporary table bench_lines as
      select ordered.id as order_id, part as position, variant.product_id, variant.id as variant_id, variant.sku, variant.name, 1 + (ordered.n + part) % 2 as quantity,
        price.regular as price
      from bench_orders as ordered cross join generate_series(1, 3) as part
      join bench_variants as variant on variant.place = 1 + (ordered.n::bigint * 15485863 + part * 7919) % (select count(*) from bench_variants)
      join prices as price on price.product_id = variant.product_id and price.country_id = ordered.country_id
      where part <= 1 + ordered.n % 3;
    insert into orders (id, order_number, invoice_number, country_id, language_id, customer_id, currency, status, payment_status, payment_method, shipping_method,
      email, phone, shipping_address, billing_address, total, vat, cart_id, idempotency_key, content_hash, deliver_from, deliver_until, placed_at, delivered_at)
    select ordered.id, upper(substr(md5('o' || ordered.n), 1, 5) || '-' || substr(md5('o' || ordered.n), 6, 5)),
      case when status not in ('PENDING', 'CANCELLED') then code || '-2026-' || lpad(ordered.n::text, 7, '0') end,
      country_id, language_id, case when ordered.n % 3 = 0 then null else customer_id end, currency, status,
      case when status = 'CANCELLED' then 'UNPAID' when ordered.n % 29 = 3 then 'PARTIALLY_REFUNDED' when payment_method = 'card' or status in ('DELIVERED', 'COMPLETED') then 'PAID' else 'UNPAID' end,
      payment_method, 'courier', email, phone, address, address, coalesce(summed.total, 0), coalesce(summed.total, 0) / 6,
      'cart-' || ordered.n, 'key-' || ordered.n, md5(ordered.n::text) || md5(ordered.n::text),
      placed_at::date::text, (placed_at::date + 3)::text, placed_at, case when status in ('DELIVERED', 'COMPLETED') then placed_at + interval '3 days' end
    from bench_orders as ordered
    left join (select order_id, sum(quantity * price)::int as total from bench_lines group by 1) as summed on summed.order_id = ordered.id
    cross join lateral (select jsonb_build_object('firstName', first_name, 'lastName', last_name, 'address', 'Main street ' || ordered.n % 200, 'addressExtra', '', 'postalCode', '1000',
      'city', ${pickWord(cities, '(ordered.n / 5)::int')}, 'state', '', 'countryCode', code, 'company', '', 'vatNumber', '') as address) as written;
    insert into order_lines (order_id, position, kind, product_id, variant_id, sku, name, brand, color, size, quantity, unit_price, discount_price, total, vat_basis_points, vat)
    select order_id, position, 'goods', product_id, variant_id, sku, name, 'Linea', 'Navy', 'M', quantity, price, price, quantity * price, 2200, quantity * price / 6 from bench_lines;
    insert into order_events (order_id, kind, "from", "to", actor, reason, at)
    select id, 'status', null, 'PENDING', 'shopper', 'placed', placed_at from bench_orders
    union all select id, 'status', 'PENDING', status, 'shop', '', placed_at + interval '1 hour' from bench_orders where status <> 'PENDING';
    insert into shipments (order_id, number, status, carrier, tracking_number, packed_at, shipped_at, ended_at)
    select id, 'P' || n || '-1', case when status = 'COMPLETED' then 'DELIVERED' else status end, 'Post', 'T' || n, placed_at + interval '1 day',
      case when status <> 'PACKED' then placed_at + interval '1 day' end, case when status in ('DELIVERED', 'COMPLETED') then placed_at + interval '3 days' end
    from bench_orders where status in ('PACKED', 'SHIPPED', 'DELIVERED', 'COMPLETED');
    insert into shipment_items (shipment_id, order_line_id, variant_id, quantity)
    select parcel.id, line.id, line.variant_id, line.quantity
    from bench_orders as ordered join shipments as parcel on parcel.order_id = ordered.id join order_lines as line on line.order_id = ordered.id;
    insert into refunds (reference, cause, currency, amount, status, created_at, ended_at)
    select upper(substr(md5('o' || n), 1, 5) || '-' || substr(md5('o' || n), 6, 5)), 'bench ' || n, currency, 1500, 'done', placed_at + interval '9 days', placed_at + interval '9 days'
    from bench_orders where n % 29 = 3 and status in ('DELIVERED', 'COMPLETED');
    insert into remittances (order_id, amount, booked_by, booked_at)
    select ordered.id, total, 'bench', ordered.placed_at + interval '8 days' from bench_orders as ordered join orders using (id)
    where ordered.payment_method = 'cod' and ordered.status in ('DELIVERED', 'COMPLETED');
    drop table bench_orders; drop table bench_lines`);
}

async function fillRest(client: PoolClient): Promise<void> {
  await client.query(`
    with wanted as (
      select ordered.id, row_number() over (order by ordered.id) as n, ordered.placed_at + interval '8 days' as at from orders as ordered
      where ordered.status in ('DELIVERED', 'COMPLETED') and ordered.id % 12 = 5
    ),
    made as (
      insert into return_requests (return_number, order_id, kind, created_at) select 'RET-' || n, id, 'return', at from wanted returning id, order_id
    )
    insert into return_items (request_id, order_line_id, quantity, reason, status, wish, refund)
    select made.id, line.id, 1, ${pickWord(reasons, 'line.id')}, case when made.id % 40 = 1 then 'Requested For Return' when made.id % 40 = 2 then 'RECEIVED' else 'REFUNDED' end, 'refund', 1500
    from made join order_lines as line on line.order_id = made.order_id and line.position = 1`);
  await client.query(`
    insert into coupons (code, kind, terms, created_at) select 'BENCH' || n, 'percent', '{"rate": 1000}', now() - n * interval '1 hour' from generate_series(1, 5000) as n on conflict do nothing`);
  await client.query(`
    insert into audit_log (at, user_id, actor, action, subject, subject_id, before, after)
    select now() - n * interval '90 seconds', 1 + n % 20, ${pickWord(firstNames, 'n')} || ' Novak', ${pickWord(['product.update', 'order.ship', 'return.approve', 'brand.update'], 'n')},
      ${pickWord(['product', 'order', 'return', 'brand'], 'n')}, (n % 100000)::text, '{"name": "Shirt"}', '{"name": "Linen shirt"}'
    from generate_series(1, 500000) as n`);
  await client.query(`
    insert into reviews (product_id, order_number, author, stars, text, language_id, country_id, status, created_at)
    select product_id, 'bench-' || n, 'Ana N.', 1 + n % 5, 'It fits well and feels good.', 1, 3, case when n % 50 = 0 then 'pending' else 'approved' end, now() - n * interval '5 minutes'
    from (select distinct on (product_id) product_id, row_number() over () as n from order_lines where product_id is not null limit 100000) as bought on conflict do nothing`);
  await client.query(`
    insert into visit_counts (day, country_id, visits)
    select current_date - n, country.id, 400 + (n * 37) % 300 from generate_series(0, 729) as n cross join countries as country where country.is_active and country.host_of is null on conflict do nothing`);
}
