import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setClock } from '#kit/clock';
import type { Database } from '#platform/database';
import { lockOrderById } from '#modules/orders';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { countries, vatRates } from '#tables/countries';
import { productTranslations } from '#tables/catalog';
import { orders } from '#tables/orders';
import { createTestDatabase } from '#testing/database';
import { signInCustomer } from '#testing/people/test-customer';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import { dropCountrySnapshot } from '../countries/snapshot.ts';
import type { Order } from '../orders/contract.ts';
import { DocumentNotReady, printDocument, listUnprintedDocuments, writeInvoice, writeOssReport } from './index.ts';
import { documents } from './tables.ts';

const { SI, HU, DE } = shopIds;

let database: Database;
let shop: TestShop;
let resetClock = (): void => undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  const seller = { name: 'Selvedge Test d.o.o.', address: ['Stara steza 0', '1000 Ljubljana'], vatNumber: 'SI00000000', registration: '' };
  await database.db.update(countries).set({ seller });
  dropCountrySnapshot(database.db);
});
afterEach(() => resetClock());
afterAll(() => database.close());

type Form = NonNullable<Parameters<typeof readyForm>[1]>;

async function placed(countryId: number, country: 'SI' | 'HU' | 'DE', form: Form = {}) {
  const garment = await shop.garment();
  const cart = await shop.createCart(countryId, { garment, quantity: 2 });
  const { orderNumber, invoiceNumber, link } = (await shop.order(cart.id, readyForm(country, form))).data;
  const [order] = await database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order) throw new Error('no order was placed');
  return { order, orderNumber, invoiceNumber: invoiceNumber ?? '', link, garment };
}
const findStoredDocument = async (number: string) => (await database.db.select().from(documents).where(eq(documents.number, number)))[0];
const fetched = (path: string, proof: object | null, headers: Record<string, string> = {}) =>
  shop.app.fetch(
    new Request(`http://localhost/api/${path}`, {
      method: proof ? 'POST' : 'GET',
      headers: { ...headers, ...(proof && { 'content-type': 'application/json' }) },
      ...(proof && { body: JSON.stringify(proof) }),
    }),
  );

test('an invoice keeps the goods, buyer and VAT of its day, whatever changes later', async () => {
  const { order, invoiceNumber, orderNumber, garment } = await placed(HU, 'HU', { company: 'Nagy Kft.', vatNumber: 'HU12345676' });
  await shop.runJobs();
  const issued = await findStoredDocument(invoiceNumber);
  expect(issued).toMatchObject({ kind: 'invoice', orderId: order.id, currency: 'HUF', total: order.total, vat: order.vat });
  expect(issued?.content).toMatchObject({
    countryCode: 'HU',
    seller: { name: 'Selvedge Test d.o.o.' },
    orderNumber,
    lines: [{ kind: 'goods', quantity: 2, unitPrice: 799_000, vatBasisPoints: 2700 }, { kind: 'delivery' }, { kind: 'cash-on-delivery' }],
    paymentMethod: 'cod',
    isPaid: false,
  });
  const { lines, vat, total } = issued?.content ?? { lines: [], vat: [], total: 0 };
  expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(total);
  expect(vat.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.vat);
  const { bytes } = await printDocument(shop.services, invoiceNumber);

  await database.db.update(productTranslations).set({ name: 'Renamed' }).where(eq(productTranslations.productId, garment.productId));
  await database.db.update(countries).set({ shopName: 'Renamed' }).where(eq(countries.id, HU));
  dropCountrySnapshot(database.db);
  await inTransaction(database.db, (tx) => publish(tx, { type: 'order.confirmed', payload: { orderId: order.id } }));
  await shop.runJobs();
  expect((await findStoredDocument(invoiceNumber))?.content).toEqual(issued?.content);
  expect((await database.db.select().from(documents).where(eq(documents.orderId, order.id))).length).toBe(1);
  expect((await printDocument(shop.services, invoiceNumber)).bytes.equals(bytes)).toBe(true);
});

test('a lost file is printed again with the same bytes, and a changed file is reported', async () => {
  const { invoiceNumber, order } = await placed(SI, 'SI');
  await writeInvoice(database.db, order.id);
  expect(await listUnprintedDocuments(database.db)).toContain(invoiceNumber);
  const first = await printDocument(shop.services, invoiceNumber);
  const stored = await findStoredDocument(invoiceNumber);
  expect(stored?.fileKey).toBe(`documents/${invoiceNumber.slice(3, 7)}/${invoiceNumber.toLowerCase()}.pdf`);
  expect(stored?.fileHash).toBe(createHash('sha256').update(first.bytes).digest('hex'));
  await shop.services.storage.remove(stored?.fileKey ?? '');
  const again = await printDocument(shop.services, invoiceNumber);
  expect(again.isAsIssued).toBe(true);
  expect(again.bytes.equals(first.bytes)).toBe(true);
  await shop.services.storage.put(stored?.fileKey ?? '', Buffer.from('%PDF forged'));
  expect((await printDocument(shop.services, invoiceNumber)).isAsIssued).toBe(false);
});

test('a guest gets the invoice with the link of the order, a customer with their session, and nobody else does', async () => {
  const { orderNumber, invoiceNumber, link } = await placed(SI, 'SI', { email: 'guest@example.si' });
  const proof = { link };
  const shown = (await shop.call<Order>('POST', 'orders/track', proof)).data;
  expect(shown.documents).toMatchObject([{ kind: 'invoice', number: invoiceNumber, currency: 'EUR', total: shown.grandTotal }]);
  const file = await fetched(`orders/documents/${invoiceNumber}`, proof);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${invoiceNumber.toLowerCase()}.pdf"`);
  expect(file.headers.get('cache-control')).toBe('private, no-store');
  expect((await file.text()).startsWith('%PDF-1.7')).toBe(true);
  expect((await fetched(`orders/documents/${invoiceNumber}`, { orderNumber, email: 'guest@example.si' })).status).toBe(403);
  expect((await fetched(`orders/documents/${invoiceNumber}`, { orderNumber, email: 'somebody@example.si' })).status).toBe(404);

  const [owner, otherCustomer] = [await signInCustomer(database), await signInCustomer(database)];
  await database.db.update(orders).set({ customerId: owner.id }).where(eq(orders.orderNumber, orderNumber));
  const path = (id: number, number = invoiceNumber) => `user/${id}/orders/${orderNumber}/documents/${number}`;
  expect((await fetched(path(owner.id), null, owner.token)).status).toBe(200);
  expect((await fetched(path(owner.id, 'SI-2026-999999'), null, owner.token)).status).toBe(404);
  expect((await fetched(path(otherCustomer.id), null, otherCustomer.token)).status).toBe(404);
  expect((await fetched(path(owner.id), null, otherCustomer.token)).status).toBe(404);

  const other = await placed(SI, 'SI', { email: 'guest@example.si' });
  expect((await fetched(`orders/documents/${other.invoiceNumber}`, proof)).status).toBe(404);
});

test('without a seller a document keeps its number and is printed once a seller is entered', async () => {
  await database.db.update(countries).set({ seller: null }).where(eq(countries.id, DE));
  dropCountrySnapshot(database.db);
  const { invoiceNumber, order } = await placed(DE, 'DE');
  await writeInvoice(database.db, order.id);
  const outside = { ...shop.services, config: { ...shop.services.config, isLoopback: false } };
  await expect(printDocument(outside, invoiceNumber)).rejects.toThrow(DocumentNotReady);
  const seller = { name: 'Found d.o.o.', address: ['Nova ulica 1'], vatNumber: 'SI00000001', registration: '' };
  await database.db.update(countries).set({ seller }).where(eq(countries.id, DE));
  dropCountrySnapshot(database.db);
  await printDocument(outside, invoiceNumber);
  expect((await findStoredDocument(invoiceNumber))?.content.seller).toMatchObject({ name: 'Found d.o.o.' });
});

test('a VAT rate that changes by date is on invoices of later orders and in the report of that quarter', async () => {
  await database.db
    .update(vatRates)
    .set({ validUntil: '2026-12-31' })
    .where(sql`${vatRates.countryId} = ${DE} and ${vatRates.validUntil} is null`);
  await database.db.insert(vatRates).values({ countryId: DE, category: 'standard', basisPoints: 1600, validFrom: '2027-01-01' });
  await database.db.update(countries).set({ vatScheme: 'oss' }).where(eq(countries.id, DE));
  resetClock = setClock(() => new Date('2027-01-01T00:30:00+01:00'));
  dropCountrySnapshot(database.db);
  const { invoiceNumber, order } = await placed(DE, 'DE');
  await writeInvoice(database.db, order.id);
  const issued = await findStoredDocument(invoiceNumber);
  expect(issued).toMatchObject({ number: 'DE-2027-000001', issuedOn: '2027-01-01' });
  expect(issued?.content.vat).toMatchObject([{ basisPoints: 1600, amount: order.vat }]);
  const { report } = await writeOssReport(database.db, { quarter: '2027-Q1' });
  expect(report.split('\r\n')[1]).toBe(
    `supply,2027-Q1,DE,GOODS,STANDARD,16.00,${((order.total - order.vat) / 100).toFixed(2)},${(order.vat / 100).toFixed(2)}`,
  );
});

test('a transaction that holds the order and the job of its invoice do not wait for each other', async () => {
  const { order } = await placed(SI, 'SI');
  let attempts = 0;
  let job: ReturnType<typeof writeInvoice> = Promise.resolve(undefined);
  const isBlocked = async () => {
    const { rows } = await database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return (rows[0]?.count ?? 0) > 0;
  };
  const written = await inTransaction(database.db, async (tx) => {
    attempts += 1;
    await lockOrderById(tx, order.id);
    if (attempts === 1) {
      job = writeInvoice(database.db, order.id);
      await expect.poll(isBlocked).toBe(true);
    }
    return writeInvoice(tx, order.id);
  });
  expect(attempts).toBe(1);
  expect((await job)?.number).toBe(written?.number);
});
