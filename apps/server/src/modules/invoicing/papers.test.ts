import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setClock } from '#kit/clock';
import type { Database } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { countries, vatRates } from '#tables/countries';
import { productTranslations } from '#tables/catalog';
import { orders } from '#tables/orders';
import { createTestDatabase } from '#testing/database';
import { signedInCustomer } from '#testing/test-customer';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import { forgetCountries } from '../countries/snapshot.ts';
import type { Order } from '../orders/contract.ts';
import { PaperWaits, printPaper, unprintedPapers, writeInvoice, writeOssReport } from './index.ts';
import { papers } from './tables.ts';

const { SI, HU, DE } = shopIds;

// Fonts are read and sheets are drawn: seconds, where other work is going on.
vi.setConfig({ testTimeout: 60_000 });

let database: Database;
let shop: TestShop;
let resetClock = (): void => undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openTestShop(database);
  const seller = { name: 'Selvedge Test d.o.o.', address: ['Stara steza 0', '1000 Ljubljana'], vatNumber: 'SI00000000', registration: '' };
  await database.db.update(countries).set({ seller });
  forgetCountries(database.db);
});
afterEach(() => resetClock());
afterAll(() => database.close());

type Form = NonNullable<Parameters<typeof readyForm>[1]>;

async function placed(countryId: number, country: 'SI' | 'HU' | 'DE', form: Form = {}) {
  const garment = await shop.garment();
  const cart = await shop.cartWith(countryId, { garment, quantity: 2 });
  const { orderNumber, invoiceNumber } = (await shop.order(cart.id, readyForm(country, form))).data;
  const [order] = await database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order) throw new Error('no order was placed');
  return { order, orderNumber, invoiceNumber: invoiceNumber ?? '', garment };
}
const paperOf = async (number: string) => (await database.db.select().from(papers).where(eq(papers.number, number)))[0];
const fetched = (path: string, proof: object | null, headers: Record<string, string> = {}) =>
  shop.app.fetch(
    new Request(`http://localhost/api/${path}`, {
      method: proof ? 'POST' : 'GET',
      headers: { ...headers, ...(proof && { 'content-type': 'application/json' }) },
      ...(proof && { body: JSON.stringify(proof) }),
    }),
  );

test('an invoice says on its day what was bought, by whom and with which VAT, and stays so whatever changes later', async () => {
  const { order, invoiceNumber, orderNumber, garment } = await placed(HU, 'HU', { company: 'Nagy Kft.', vatNumber: 'HU12345676' });
  await shop.runJobs();
  const issued = await paperOf(invoiceNumber);
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
  const { bytes } = await printPaper(shop.services, invoiceNumber);

  await database.db.update(productTranslations).set({ name: 'Renamed' }).where(eq(productTranslations.productId, garment.productId));
  await database.db.update(countries).set({ shopName: 'Renamed' }).where(eq(countries.id, HU));
  forgetCountries(database.db);
  await inTransaction(database.db, (tx) => publish(tx, { type: 'order.confirmed', payload: { orderId: order.id } }));
  await shop.runJobs();
  expect((await paperOf(invoiceNumber))?.content).toEqual(issued?.content);
  expect((await database.db.select().from(papers).where(eq(papers.orderId, order.id))).length).toBe(1);
  expect((await printPaper(shop.services, invoiceNumber)).bytes.equals(bytes)).toBe(true);
});

test('a file that is lost is printed again, to the byte; one that was changed is told of', async () => {
  const { invoiceNumber, order } = await placed(SI, 'SI');
  await writeInvoice(database.db, order.id);
  expect(await unprintedPapers(database.db)).toContain(invoiceNumber);
  const first = await printPaper(shop.services, invoiceNumber);
  const kept = await paperOf(invoiceNumber);
  expect(kept?.fileKey).toBe(`papers/${invoiceNumber.slice(3, 7)}/${invoiceNumber.toLowerCase()}.pdf`);
  expect(kept?.fileHash).toBe(createHash('sha256').update(first.bytes).digest('hex'));
  await shop.services.storage.remove(kept?.fileKey ?? '');
  const again = await printPaper(shop.services, invoiceNumber);
  expect(again.isAsIssued).toBe(true);
  expect(again.bytes.equals(first.bytes)).toBe(true);
  await shop.services.storage.put(kept?.fileKey ?? '', Buffer.from('%PDF forged'));
  expect((await printPaper(shop.services, invoiceNumber)).isAsIssued).toBe(false);
});

test('a guest is given his invoice for his proof, a customer by his session, and nobody else', async () => {
  const { orderNumber, invoiceNumber } = await placed(SI, 'SI', { email: 'guest@example.si' });
  const proof = { orderNumber, email: 'guest@example.si' };
  const shown = (await shop.call<Order>('POST', 'orders/track', proof)).data;
  expect(shown.papers).toMatchObject([{ kind: 'invoice', number: invoiceNumber, currency: 'EUR', total: shown.grandTotal }]);
  const file = await fetched(`orders/papers/${invoiceNumber}`, proof);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${invoiceNumber.toLowerCase()}.pdf"`);
  expect(file.headers.get('cache-control')).toBe('private, no-store');
  expect((await file.text()).startsWith('%PDF-1.7')).toBe(true);
  expect((await fetched(`orders/papers/${invoiceNumber}`, { orderNumber, email: 'somebody@example.si' })).status).toBe(404);

  const [owner, stranger] = [await signedInCustomer(database), await signedInCustomer(database)];
  await database.db.update(orders).set({ customerId: owner.id }).where(eq(orders.orderNumber, orderNumber));
  const path = (id: number, number = invoiceNumber) => `user/${id}/orders/${orderNumber}/papers/${number}`;
  expect((await fetched(path(owner.id), null, owner.token)).status).toBe(200);
  expect((await fetched(path(owner.id, 'SI-2026-999999'), null, owner.token)).status).toBe(404);
  expect((await fetched(path(stranger.id), null, stranger.token)).status).toBe(404);
  expect((await fetched(path(owner.id), null, stranger.token)).status).toBe(404);

  const other = await placed(SI, 'SI', { email: 'guest@example.si' });
  expect((await fetched(`orders/papers/${other.invoiceNumber}`, proof)).status).toBe(404);
});

test('where nobody was entered as seller a paper waits with its number, and is printed once somebody is', async () => {
  await database.db.update(countries).set({ seller: null }).where(eq(countries.id, DE));
  forgetCountries(database.db);
  const { invoiceNumber, order } = await placed(DE, 'DE');
  await writeInvoice(database.db, order.id);
  const outside = { ...shop.services, config: { ...shop.services.config, isLoopback: false } };
  await expect(printPaper(outside, invoiceNumber)).rejects.toThrow(PaperWaits);
  const seller = { name: 'Found d.o.o.', address: ['Nova ulica 1'], vatNumber: 'SI00000001', registration: '' };
  await database.db.update(countries).set({ seller }).where(eq(countries.id, DE));
  forgetCountries(database.db);
  await printPaper(outside, invoiceNumber);
  expect((await paperOf(invoiceNumber))?.content.seller).toMatchObject({ name: 'Found d.o.o.' });
});

test('a rate that changes by its date is on the invoice of an order placed after it, and in the report of that quarter', async () => {
  await database.db
    .update(vatRates)
    .set({ validUntil: '2026-12-31' })
    .where(sql`${vatRates.countryId} = ${DE} and ${vatRates.validUntil} is null`);
  await database.db.insert(vatRates).values({ countryId: DE, category: 'standard', basisPoints: 1600, validFrom: '2027-01-01' });
  await database.db.update(countries).set({ vatScheme: 'oss' }).where(eq(countries.id, DE));
  resetClock = setClock(() => new Date('2027-01-01T00:30:00+01:00'));
  forgetCountries(database.db);
  const { invoiceNumber, order } = await placed(DE, 'DE');
  await writeInvoice(database.db, order.id);
  const issued = await paperOf(invoiceNumber);
  expect(issued).toMatchObject({ number: 'DE-2027-000001', issuedOn: '2027-01-01' });
  expect(issued?.content.vat).toMatchObject([{ basisPoints: 1600, amount: order.vat }]);
  const report = await writeOssReport(database.db, { quarter: '2027-Q1', rates: '' });
  expect(report.split('\r\n')[1]).toBe(
    `supply,2027-Q1,DE,GOODS,STANDARD,16.00,${((order.total - order.vat) / 100).toFixed(2)},${(order.vat / 100).toFixed(2)}`,
  );
});
