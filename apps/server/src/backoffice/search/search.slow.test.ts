import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeOrderSearchTexts } from '#modules/orders';
import { requestReturn } from '#modules/returns';
import { refreshWords } from '#modules/search';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { orderLines, orders, orderSearchDue } from '#tables/orders';
import { products, variants } from '#tables/catalog';
import { createTestDatabase } from '#testing/database';
import { deliver } from '#testing/orders/delivered-order';
import { registeredCustomer } from '#testing/people/registered-customer';
import { signedInStaff } from '#testing/people/staff';
import { recordStatements } from '#testing/record-statements';
import { openTestShop, readyForm, shopIds, type PlacedOrder, type TestGarment, type TestShop } from '#testing/test-shop';
import type { SearchResults } from './contract.ts';

let database: Database;
let shop: TestShop;
let garment: TestGarment;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop);
  garment = await shop.garment({ name: 'Corduroy trousers', names: { 2: 'Žametne hlače', 3: 'Cordhose' }, stock: 50 });
  await refreshWords(database.db, [garment.productId]);
});
afterAll(() => database.close());

const search = async (q: string, as = staff) => {
  const { status, data } = await as.call<SearchResults>('GET', `admin/search?q=${encodeURIComponent(q)}`);
  expect(status, q).toBe(200);
  return data;
};
const listNumbers = async (q: string) => (await search(q)).orders.map(({ id }) => id);

async function place(country: 'SI' | 'GR', changes: object): Promise<PlacedOrder> {
  const cart = await shop.createCart(shopIds[country], { garment });
  const { data, code, params } = await shop.order(cart.id, readyForm(country, { email: `${crypto.randomUUID()}@example.si`, ...changes }));
  if (code) throw new Error(`${code} ${JSON.stringify(params)}`);
  return data;
}

test('a new order is found before and after its search text is written, and the job does not wait for an order in use', async () => {
  const { orderNumber } = await place('SI', { lastName: 'Vidmarsson' });
  const isOrder = eq(orders.orderNumber, orderNumber);
  const countDue = async () =>
    (await database.db.select().from(orderSearchDue).innerJoin(orders, eq(orders.id, orderSearchDue.orderId)).where(isOrder)).length;
  await inTransaction(database.db, async (tx) => {
    await tx.select().from(orders).where(isOrder).for('update');
    await writeOrderSearchTexts(database.db);
  });
  expect(await countDue()).toBe(1);
  expect(await listNumbers('vidmarsson')).toEqual([orderNumber]);

  await writeOrderSearchTexts(database.db);
  expect(await countDue()).toBe(0);
  expect(await listNumbers('vidmarsson')).toEqual([orderNumber]);

  await database.db
    .update(orders)
    .set({
      shippingAddress: sql`${orders.shippingAddress} || '{"lastName": "Erased"}'`,
      billingAddress: sql`${orders.shippingAddress} || '{"lastName": "Erased"}'`,
    })
    .where(isOrder);
  expect(await listNumbers('vidmarsson')).toEqual([]);
  await database.db.update(orders).set({ invoiceNumber: 'SI-2026-777777' }).where(isOrder);
  expect(await countDue()).toBe(1);
  expect(await listNumbers('777777')).toEqual([orderNumber]);
});

describe('an order is found', () => {
  let order: PlacedOrder;
  let parcel: string;
  beforeAll(async () => {
    const person = { firstName: 'Žarko', lastName: 'Müllner-Kozić', email: 'zarko.mk@kozic-test.example', phone: '041 777 123' };
    order = await place('SI', { ...person, city: 'Šmarješke Toplice' });
    await place('SI', { firstName: 'Somebody', lastName: 'Else', city: 'Celje', phone: '031 000 000' });
    parcel = await deliver(database, order);
  });

  test('by parts of its number, with and without the separator', async () => {
    const [begin = '', end = ''] = order.orderNumber.split('-');
    for (const q of [order.orderNumber, order.orderNumber.replace('-', ''), order.orderNumber.toLowerCase(), `${begin}-${end.slice(0, 3)}`, end]) {
      expect(await listNumbers(q), q).toEqual([order.orderNumber]);
    }
  });

  test('by first and last name in any order, by their beginnings, and without accents', async () => {
    for (const q of ['Žarko', 'zarko', 'MULLNER', 'müllner', 'kozic', 'kozić', 'Müllner-Kozić', 'kozic zarko', 'zar mul']) {
      expect(await listNumbers(q), q).toEqual([order.orderNumber]);
    }
    expect(await listNumbers('zarko else')).toEqual([]);
    // A short word is the beginning of a name, not any part of one.
    expect(await listNumbers('ozi')).toEqual([]);
  });

  test('by its email address or a part of it', async () => {
    for (const q of ['zarko.mk@kozic-test.example', 'ZARKO.MK@', 'kozic-test']) expect(await listNumbers(q), q).toEqual([order.orderNumber]);
  });

  test('by its telephone number in any notation and by its last digits', async () => {
    for (const q of ['041 777 123', '041/777-123', '+386 41 777 123', '00386 41 777123', '041777123', '77 71 23', '777123', 'zarko 041 777 123']) {
      expect(await listNumbers(q), q).toEqual([order.orderNumber]);
    }
  });

  test('by its city, also together with a name', async () => {
    for (const q of ['Šmarješke', 'smarjeske', 'smarjeske toplice', 'zarko smarjeske']) expect(await listNumbers(q), q).toEqual([order.orderNumber]);
  });

  test('by its invoice number and tracking number, complete or in part', async () => {
    const { invoiceNumber } = (await search('zarko')).orders[0] ?? {};
    expect(invoiceNumber).toMatch(/^SI-\d{4}-\d{6}$/);
    for (const q of [invoiceNumber ?? '', (invoiceNumber ?? '').slice(3), (invoiceNumber ?? '').replaceAll('-', '')])
      expect(await listNumbers(q), q).toEqual([order.orderNumber]);
    for (const q of [`T-${parcel}`, `t-${parcel.toLowerCase()}`, parcel.slice(-7)]) expect(await listNumbers(q), q).toEqual([order.orderNumber]);
  });

  test('with the facts that tell it from others', async () => {
    expect((await search('zarko')).orders).toMatchObject([
      { name: 'Žarko Müllner-Kozić', city: 'Šmarješke Toplice', status: 'DELIVERED', currency: 'EUR', total: expect.any(Number) as number },
    ]);
  });

  test('also in the list of orders, which other filters narrow', async () => {
    const list = async (filter: object) =>
      (await staff.call<{ id: string }[]>('GET', `admin/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`)).data.map(({ id }) => id);
    for (const q of ['zarko', 'smarjeske', order.orderNumber.slice(-5), '777123', parcel.slice(-7)])
      expect(await list({ q }), q).toEqual([order.orderNumber]);
    expect(await list({ q: 'zarko', status: 'CANCELLED' })).toEqual([]);
  });

  test('by its new name and no longer by the old one after a change', async () => {
    const changed = await place('SI', { firstName: 'Wilhelmina', lastName: 'Oldname' });
    expect(await listNumbers('oldname')).toEqual([changed.orderNumber]);
    const [row] = await database.db.select().from(orders).where(eq(orders.orderNumber, changed.orderNumber));
    if (!row) throw new Error('no order');
    const address = { ...row.shippingAddress, lastName: 'Newname' };
    await database.db.update(orders).set({ shippingAddress: address, billingAddress: address }).where(eq(orders.id, row.id));
    expect(await listNumbers('oldname')).toEqual([]);
    expect(await listNumbers('newname')).toEqual([changed.orderNumber]);
  });
});

test('a name in Greek letters is found in Greek without accents and in Latin letters', async () => {
  const { orderNumber } = await place('GR', { firstName: 'Ελένη', lastName: 'Παπαδοπούλου' });
  for (const q of ['Ελένη', 'ελενη', 'ΠΑΠΑΔΟΠΟΥΛΟΥ', 'papadopoul', 'eleni']) expect(await listNumbers(q), q).toEqual([orderNumber]);
});

test('the newest orders come first, and a common name fills no more than its group', async () => {
  const numbers: string[] = [];
  for (let n = 0; n < 7; n += 1) numbers.unshift((await place('SI', { firstName: 'Brunhilde', lastName: `Nr${n}` })).orderNumber);
  expect(await listNumbers('brunhilde')).toEqual(numbers.slice(0, 5));
});

test('customers are found with and without an account, and also by the city of their orders; staff are not', async () => {
  const zdravka = await registeredCustomer(shop, { firstName: 'Zdravka', lastName: 'Čebular', phone: '041 555 987' });
  const guest = await place('SI', { firstName: 'Gustl', lastName: 'Gostič', city: 'Ormož', email: 'gustl@example.si' });
  for (const q of ['zdravka', 'cebular', 'Čeb zdr', '041 555 987', '555987', zdravka.email]) {
    expect((await search(q)).customers, q).toEqual([{ id: String(zdravka.id), isGuest: false, name: 'Zdravka Čebular', email: zdravka.email }]);
  }
  for (const q of ['gostic', 'gustl@', 'Ormoz', guest.orderNumber]) {
    expect((await search(q)).customers, q).toMatchObject([{ id: `guest-${guest.orderNumber}`, isGuest: true, name: 'Gustl Gostič' }]);
  }
  expect((await search(staff.email)).customers).toEqual([]);
  const listed = await staff.call<{ id: string }[]>('GET', `admin/customers?filter=${encodeURIComponent('{"q":"cebular"}')}`);
  expect(listed.data.map(({ id }) => id)).toEqual([String(zdravka.id)]);
});

test('a product is found by its title in any language and by the beginning of a SKU', async () => {
  const [variant] = await database.db.select().from(variants).where(eq(variants.id, garment.variantId));
  for (const q of ['corduroy', 'zametne hlace', 'Cordhose', variant?.sku.slice(0, 14) ?? '', variant?.sku.slice(0, 14).toLowerCase() ?? '']) {
    expect((await search(q)).products, q).toMatchObject([{ id: garment.productId, name: 'Corduroy trousers', status: 'published' }]);
  }
});

test('a return is found by a part of its number', async () => {
  const order = await place('SI', {});
  await deliver(database, order);
  const [line] = await database.db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.orderNumber, order.orderNumber));
  const payOut = { holder: 'Ana Novak', iban: 'SI56263300012039086' };
  const items = [{ lineId: line?.id ?? 0, quantity: 1, reason: 'too-small', isSealed: false, wish: 'refund' as const }];
  const number = await requestReturn(database.db, order.orderNumber, { items, payOut, comments: '', hasAcceptedPolicy: true });
  for (const q of [number, number.toLowerCase(), number.slice(4), number.slice(-5), number.slice(4, 8)]) {
    expect((await search(q)).returns, q).toEqual([{ id: number, orderNumber: order.orderNumber, name: 'Ana Novak' }]);
  }
  expect((await search('RET-')).returns).toEqual([]);
});

test('a page is found by its title in any language and by its slug', async () => {
  const texts = [
    { languageId: 1, title: 'How we measure', body: 'So.', excerpt: '', alt: '' },
    { languageId: 3, title: 'Wie wir messen', body: 'So.', excerpt: '', alt: '' },
  ];
  const { data } = await staff.call<{ id: number }>('POST', 'admin/pages', { isActive: true, slug: 'measuring-guide', texts });
  for (const q of ['measure', 'wie wir', 'measuring-g']) expect((await search(q)).content, q).toMatchObject([{ id: data.id, kind: 'page' }]);
});

test('staff find only records of their areas, and a vendor only their own products', async () => {
  await place('SI', { firstName: 'Corduroy', lastName: 'Person' });
  const empty = { orders: [], customers: [], products: [], returns: [], content: [] };
  const all = await search('corduroy');
  expect([all.orders.length, all.customers.length, all.products.length]).toEqual([1, 1, 1]);
  for (const [area, group] of [
    ['orders', 'orders'],
    ['customers', 'customers'],
    ['catalog', 'products'],
    ['settings', undefined],
  ] as const) {
    const one = await signedInStaff(shop, { role: 'user', areas: [area] });
    expect(await search('corduroy', one), area).toEqual({ ...empty, ...(group && { [group]: all[group] }) });
  }

  const vendor = await signedInStaff(shop, { role: 'vendor' });
  expect(await search('corduroy', vendor)).toEqual(empty);
  await database.db.update(products).set({ vendorId: vendor.id }).where(eq(products.id, garment.productId));
  expect(await search('corduroy', vendor)).toEqual({ ...empty, products: all.products });
  const other = await signedInStaff(shop, { role: 'seller' });
  expect(await search('corduroy', other)).toEqual(empty);
  expect((await shop.call('GET', 'admin/search?q=corduroy')).status).toBe(401);
});

test('signs that PostgreSQL gives a meaning find nothing and break nothing', async () => {
  for (const q of ['%%', '__', "'%'", '\\\\', '🙂🙂', '- -', 'qjx '.repeat(24)]) expect((await search(q)).orders, q).toEqual([]);
  expect((await staff.call('GET', 'admin/search?q=a')).status).toBe(422);
});

test('each search of older orders, accounts, parcels and returns can use an index', async () => {
  const statements = await recordStatements(database, async () => {
    await search('kozic 12345');
  });
  const find = (name: string) => statements.find((text) => text.includes('materialized') && text.includes(name)) ?? '';
  const client = await database.pool.connect();
  try {
    // The tables of a test are so small that reading them whole is cheaper; the question is whether the index can answer at all.
    await client.query('set enable_seqscan = off');
    const explain = async (statement: string) => {
      const values = Array.from({ length: Math.max(...[...statement.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n))) }, () => '%kozic%');
      const bound = statement.replace(/\$(\d+)/g, (_, n: string) =>
        statement.includes(`limit $${n}`) ? '5' : client.escapeLiteral(values[Number(n) - 1] ?? ''),
      );
      return (await client.query<{ 'QUERY PLAN': string }>(`explain ${bound}`)).rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    expect(await explain(find('"order_search_texts"'))).toContain('order_search_texts_text_index');
    expect(await explain(find('"user_search_texts"'))).toContain('user_search_texts_text_index');
    const numbers = await recordStatements(database, async () => {
      await search('12345');
    });
    const findNumber = (name: string) => numbers.find((text) => text.includes('materialized') && text.includes(name)) ?? '';
    expect(await explain(findNumber('"shipments"'))).toContain('shipments_tracking_number_parts');
    expect(await explain(findNumber('"return_requests"'))).toContain('return_requests_number_parts');
  } finally {
    await client.query('reset enable_seqscan');
    client.release();
  }
});
