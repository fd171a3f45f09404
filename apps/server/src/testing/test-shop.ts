import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { catalogTag, receiveStock } from '#modules/catalog';
import { setPrices } from '#modules/pricing';
import { readConfig } from '#platform/config';
import type { Database } from '#platform/database';
import { serveHttp } from '#platform/requests/http-server';
import { createInboxMailer } from '#platform/mailer';
import type { Services } from '#platform/services';
import { openStorage } from '#platform/storage/stores';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import {
  attributeValues,
  attributeValueTranslations,
  brands,
  categories,
  categoryTranslations,
  products,
  productTranslations,
  slugs,
  variants,
} from '#tables/catalog';
import { createApp } from '../app.ts';
import { jobs, subscriptions } from '../jobs.ts';
import { runWaitingJobs } from './jobs.ts';
import type { Cart, Checkout, CheckoutDraft, PlacedOrder } from '../contract.ts';

export type { CheckoutDraft, PlacedOrder };

/** A response of the API. */
export interface ApiResponse<Data = unknown> {
  status: number;
  data: Data;
  code: string;
  params: Record<string, unknown>;
}

/** A garment for sale in one colour and one size. */
export interface TestGarment {
  productId: number;
  variantId: number;
  colorId: number;
  sizeId: number;
}

export type TestShop = ReturnType<typeof openTestShop>;

/** Ids of the countries that tests use. */
export const shopIds = { SI: 3, BD: 1, GR: 2, HU: 16, DE: 11, ES: 10, PL: 7, PT: 6 } as const;

/** Opens the complete API on a test database that contains only the countries. */
export function openTestShop(database: Database, env: Record<string, string> = {}) {
  const config = readConfig({ PORT: '4300', DATA_DIR: join(tmpdir(), 'selvedge-test-shop'), LOG_LEVEL: 'silent', ...env });
  const log = pino({ level: 'silent' });
  const services: Services = { config, db: database.db, log, mailer: createInboxMailer(database.db), storage: openStorage(config) };
  const app = createApp(services, new Hono());
  /** Base address if it is served; without one, calls stay in this process. */
  const address: { base?: string } = {};

  const call = async <Data = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse<Data>> => {
    const request = new Request(`${address.base ?? 'http://localhost'}/api/${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await (address.base ? fetch(request) : app.fetch(request));
    const read = (await response.json()) as { data?: Data; code?: string; params?: Record<string, unknown> };
    return { status: response.status, data: read.data as Data, code: read.code ?? '', params: read.params ?? {} };
  };

  return {
    database,
    services,
    app,
    call,
    garment: (options?: GarmentOptions) => addGarment(database, options),
    /** Serves the API over HTTP until it is closed. */
    serve: async () => {
      const server = await serveHttp(app.fetch, { host: '127.0.0.1', port: 0 });
      address.base = `http://127.0.0.1:${server.port}`;
      return { close: () => server.stop(1000) };
    },
    /** Runs all waiting jobs. */
    runJobs: () => runWaitingJobs(database, services, { jobs, subscriptions }),
    /** Creates a cart with garments. */
    createCart: async (countryId: number, ...lines: { garment: TestGarment; quantity?: number }[]): Promise<Cart> => {
      let cart = (await call<Cart>('POST', 'carts', { countryId })).data;
      for (const { garment, quantity = 1 } of lines) cart = (await call<Cart>('POST', `carts/${cart.id}/lines`, buildLine(garment, quantity))).data;
      return cart;
    },
    checkout: async (cartId: string): Promise<Checkout> => (await call<Checkout>('GET', `checkout/${cartId}`)).data,
    /** Places an order like the storefront: saves the draft, then orders with the shown key and total. */
    order: async (
      cartId: string,
      form: CheckoutDraft,
      changes: { key?: string; shownTotal?: number; languageId?: number; returnUrl?: string } = {},
    ) => {
      const saved = (await call<Checkout>('PATCH', `checkout/${cartId}`, { form })).data as Checkout | undefined;
      const { key = saved?.idempotencyKey ?? '', shownTotal = saved?.totals.total ?? 0, ...rest } = changes;
      return call<PlacedOrder>(
        'POST',
        `checkout/${cartId}/orders`,
        { form, shownTotal, orderButton: 'Order with obligation to pay', ...rest },
        { 'idempotency-key': key },
      );
    },
  };
}

export const buildLine = ({ productId, colorId, sizeId }: TestGarment, quantity = 1) => ({
  productId: { id: productId },
  color: { id: colorId },
  size: { id: sizeId },
  quantity,
});

/** Complete address forms per country. */
export const forms = {
  SI: {
    email: 'ana@example.si',
    phone: '031 234 567',
    firstName: 'Ana',
    lastName: 'Novak',
    address: 'Slovenska cesta 1',
    postalCode: '1000',
    city: 'Ljubljana',
  },
  BD: {
    email: 'rafi@example.com',
    phone: '01712-345678',
    firstName: 'Rafi',
    lastName: 'Islam',
    address: 'House 1, Road 2',
    postalCode: '1207',
    city: 'Dhaka',
  },
  HU: {
    email: 'eva@example.hu',
    phone: '06 1 234 5678',
    firstName: 'Éva',
    lastName: 'Nagy',
    address: 'Fő utca 1',
    postalCode: '1011',
    city: 'Budapest',
  },
  GR: {
    email: 'eleni@example.gr',
    phone: '2101234567',
    firstName: 'Ελένη',
    lastName: 'Παππά',
    address: 'Ερμού 1',
    postalCode: '105 63',
    city: 'Αθήνα',
  },
  DE: {
    email: 'jan@example.de',
    phone: '030 901820',
    firstName: 'Jan',
    lastName: 'Weiß',
    address: 'Torstraße 1',
    postalCode: '10119',
    city: 'Berlin',
  },
  ES: {
    email: 'luz@example.es',
    phone: '911234567',
    firstName: 'Luz',
    lastName: 'Gil',
    address: 'Calle Mayor 1',
    postalCode: '28013',
    city: 'Madrid',
    state: 'Madrid',
  },
  PL: {
    email: 'ola@example.pl',
    phone: '22 123 45 67',
    firstName: 'Ola',
    lastName: 'Lis',
    address: 'Nowy Świat 1',
    postalCode: '00-001',
    city: 'Warszawa',
  },
  PT: {
    email: 'rui@example.pt',
    phone: '912 345 678',
    firstName: 'Rui',
    lastName: 'Reis',
    address: 'Rua Augusta 1',
    postalCode: '1100-148',
    city: 'Lisboa',
  },
} as const satisfies Record<string, CheckoutDraft>;

/** Returns a form that is ready to order. */
export const readyForm = (country: keyof typeof forms, changes: CheckoutDraft = {}): CheckoutDraft => ({
  ...forms[country],
  shippingMethod: 'courier',
  paymentMethod: 'cod',
  terms: 'on',
  ...changes,
});

interface GarmentOptions {
  name?: string;
  stock?: number;
  /** Regular price by country id, in minor units. */
  prices?: Partial<Record<number, number>>;
  /** Name by language id. */
  names?: Record<number, string>;
  isHygiene?: boolean;
}

const usualPrices = {
  ...{ [shopIds.SI]: 1999, [shopIds.BD]: 219_000, [shopIds.GR]: 1999, [shopIds.HU]: 799_000 },
  ...{ [shopIds.DE]: 2199, [shopIds.ES]: 1999, [shopIds.PL]: 8999, [shopIds.PT]: 1999 },
};

/** Creates a garment in one colour and one size. */
async function addGarment(
  { db }: Database,
  { name = 'Linen shirt', stock = 10, prices = usualPrices, names = {}, isHygiene = false }: GarmentOptions = {},
): Promise<TestGarment> {
  return inTransaction(db, async (tx) => {
    const [brand] = await tx
      .insert(brands)
      .values({ slug: 'linea', name: 'Linea' })
      .onConflictDoUpdate({ target: brands.slug, set: { name: 'Linea' } })
      .returning();
    const [category] = await tx
      .insert(categories)
      .values({ code: 'women-shirts' })
      .onConflictDoUpdate({ target: categories.code, set: { isActive: true } })
      .returning();
    const value = async (attribute: string, code: string, text: string) => {
      const [row] = await tx
        .insert(attributeValues)
        .values({ attribute, code, ...(attribute === 'color' ? { hex: '#1f2a44' } : { scale: 'alpha' }) })
        .onConflictDoUpdate({ target: [attributeValues.attribute, attributeValues.code], set: { position: 0 } })
        .returning();
      await tx
        .insert(attributeValueTranslations)
        .values({ attributeValueId: row?.id ?? 0, languageId: 1, name: text })
        .onConflictDoNothing();
      return row?.id ?? 0;
    };
    const [colorId, sizeId] = [await value('color', 'navy', 'Navy'), await value('size', 'm', 'M')];
    await tx
      .insert(categoryTranslations)
      .values({ categoryId: category?.id ?? 0, languageId: 1, name: 'Shirts' })
      .onConflictDoNothing();
    // Digits only: random letters could be the beginning of a word that a search finds.
    const handle = `garment-${crypto.randomUUID().replace(/[a-f]/g, (letter) => String(letter.charCodeAt(0) % 10))}`;
    const [product] = await tx
      .insert(products)
      .values({ handle, brandId: brand?.id ?? 0, categoryId: category?.id ?? 0, audience: 'women', status: 'published', isHygiene })
      .returning();
    const productId = product?.id ?? 0;
    for (const [languageId, text] of Object.entries({ 1: name, ...names })) {
      await tx.insert(productTranslations).values({ productId, languageId: Number(languageId), name: text });
    }
    await tx.insert(slugs).values({ kind: 'product', languageId: 1, slug: handle, targetId: productId });
    const [variant] = await tx
      .insert(variants)
      .values({ productId, colorId, sizeId, sku: handle.slice(0, 20).toUpperCase() })
      .returning();
    const variantId = variant?.id ?? 0;
    if (stock > 0) await receiveStock(tx, { lines: [{ variantId, quantity: stock }], reference: 'first delivery' });
    await setPrices(
      tx,
      Object.entries(prices).map(([countryId, regular]) => ({ productId, countryId: Number(countryId), regular: regular ?? 0, sale: null })),
    );
    await dropTags(tx, [catalogTag]);
    return { productId, variantId, colorId, sizeId };
  });
}
