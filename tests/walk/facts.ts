import type { VisitFact } from '@selvedge/pages';
import { ask, call } from './ask.ts';

export interface Place {
  /** Two-letter host name in lower case. */
  host: string;
  /** The language without prefix on this host. */
  defaultLanguage: string;
  countryId: number;
}

/** A slug, or the slugs of a record by language code. */
export type Slug = string | Readonly<Record<string, string>>;

/** The shop's data that addresses and expected texts are made of. */
export interface Facts {
  port: number;
  places: readonly Place[];
  languages: readonly { code: string; id: number; tag: string }[];
  /** The records that the addresses of pages name. `written` are the pages that the merchant wrote. */
  slugs: Readonly<Record<VisitFact, readonly Slug[]>>;
  order: { number: string; email: string };
  /** The session token of each role. */
  customer: string;
  affiliate: string;
  /** Cart ids by host. */
  carts: Readonly<Record<string, string>>;
  /** Texts that people have entered and names that are not translated: brands, people, the texts stored in the order. */
  names: ReadonlySet<string>;
}

interface Market {
  country: { id: number; code: string };
  defaultLanguage: string;
  languages: { code: string; id: number; tag: string }[];
  countries: { code: string; name: string }[];
}
interface Product {
  id: number;
  slug: string;
  slugs: Readonly<Record<string, string>>;
  brand: { slug: string; name: string };
  maker: { name: string; street: string; postalCode: string; city: string; countryCode: string } | null;
  variants: { colorId: number | null; sizeId: number; available: number }[];
}

/** Reads the data of a running demo shop, signs in its customer and affiliate, and places an order. */
export async function gatherFacts(port: number): Promise<Facts> {
  const { countries, languages } = await call<Market>({ port, path: 'market?host=si.localhost' });
  const places = await Promise.all(
    countries.map(async ({ code }): Promise<Place> => {
      const host = code.toLowerCase();
      const { country, defaultLanguage } = await call<Market>({ port, path: `market?host=${host}.localhost` });
      return { host, defaultLanguage, countryId: country.id };
    }),
  );
  const [found] = await call<{ slug: string }[]>({ port, path: 'search/products?countryId=3&languageId=1&q=shirt&take=1' });
  const product = await call<Product>({ port, path: `products/${found?.slug}?countryId=3&languageId=1` });
  const customer = await signIn(port, { email: 'demo.customer@selvedge.test', password: 'Linen.2026', userTypeId: 2 });
  const affiliate = await signIn(port, { email: 'demo.affiliate@selvedge.test', password: 'Cotton.2026', userTypeId: 5 });
  const brands = await call<{ name: string }[]>({ port, path: 'brand/getAllActiveData?languageId=1' });
  const articles = await call<{ slug: string; author: string }[]>({ port, path: 'content/articles?languageId=1&take=50' });
  const pages = await call<{ slug: string }[]>({ port, path: 'content/pages?languageId=1' });
  const sellers = await call<{ company: string }[]>({ port, path: 'sellers?languageId=1' });
  const reviews = await call<{ author: string }[]>({ port, path: `products/${product.id}/reviews` });
  const carts: Record<string, string> = {};
  for (const { host, countryId } of places) carts[host] = await fillCart(port, countryId, product);
  const order = await placeOrder(port, { cartId: await fillCart(port, 3, product), token: customer.token });
  return {
    ...{ port, places, languages, carts, order },
    slugs: {
      ...(await listCatalogueSlugs(port, languages)),
      product: [product.slugs],
      brand: [product.brand.slug],
      article: articles.map(({ slug }) => slug),
      written: pages.map(({ slug }) => slug),
      campaign: ['wool-weeks'],
      order: [order.number],
    },
    customer: customer.token,
    affiliate: affiliate.token,
    names: new Set([
      ...brands.map(({ name }) => name),
      ...articles.map(({ author }) => author),
      ...sellers.map(({ company }) => company),
      ...reviews.map(({ author }) => author),
      ...listStrings(product.maker),
      ...(product.maker ? [`${product.maker.postalCode} ${product.maker.city}`, product.maker.countryCode] : []),
      ...(await collectOrderTexts(port, { order, token: customer.token, userId: customer.id })),
    ]),
  };
}

const signIn = (port: number, data: object) =>
  call<{ token: string; id: number }>({ port, path: 'auth/login', method: 'POST', body: { ...data, languageId: 1 } });

async function fillCart(port: number, countryId: number, { id, variants }: Product): Promise<string> {
  const cart = await call<{ id: string }>({ port, path: 'carts', method: 'POST', body: { countryId } });
  const variant = variants.find(({ available }) => available > 3) ?? variants[0];
  await call({
    ...{ port, path: `carts/${cart.id}/lines`, method: 'POST' },
    body: { productId: { id }, color: { id: variant?.colorId }, size: { id: variant?.sizeId }, quantity: 1 },
  });
  return cart.id;
}

const email = 'demo.customer@selvedge.test';
const form = {
  ...{ email, phone: '031 234 567', firstName: 'Ana', lastName: 'Novak', address: 'Slovenska cesta 1', postalCode: '1000', city: 'Ljubljana' },
  ...{ shippingMethod: 'courier', paymentMethod: 'cod', terms: 'on' },
};

async function placeOrder(port: number, { cartId, token }: { cartId: string; token: string }): Promise<Facts['order']> {
  const { idempotencyKey, totals } = await call<{ idempotencyKey: string; totals: { total: number } }>({
    ...{ port, path: `checkout/${cartId}`, method: 'PATCH', token },
    body: { form },
  });
  const body = { form, shownTotal: totals.total, orderButton: 'Order with obligation to pay' };
  const response = await ask({
    ...{ port, host: 'si', path: `/api/checkout/${cartId}/orders`, method: 'POST', token, body },
    headers: { 'idempotency-key': idempotencyKey },
  });
  const { data } = JSON.parse(response.text) as { data?: { orderNumber: string } };
  if (!data) throw new Error(`no order was placed: ${response.status} ${response.text}`);
  return { number: data.orderNumber, email };
}

/** Returns the texts that an order has stored. They stay in the language of the order in every language of the page. */
async function collectOrderTexts(
  port: number,
  { order, token, userId }: { order: Facts['order']; token: string; userId: number },
): Promise<string[]> {
  const placed = await call<unknown>({ port, path: `user/${userId}/orders/${order.number}`, token });
  return listStrings(placed);
}

const listStrings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];

async function listCatalogueSlugs(
  port: number,
  languages: Facts['languages'],
): Promise<Pick<Facts['slugs'], 'category' | 'subcategory' | 'collection'>> {
  const category: Record<string, string> = {};
  const subcategory: Record<string, string> = {};
  const collection: Record<string, string> = {};
  for (const { code, id } of languages) {
    const tree = await call<{ id: number; parentId: number | null; slug: string }[]>({ port, path: `category/getAllActiveData?languageId=${id}` });
    const top = tree.find(({ parentId }) => parentId === null);
    const below = tree.find(({ parentId }) => parentId === top?.id);
    const [first] = await call<{ slug: string }[]>({ port, path: `collections?languageId=${id}` });
    if (!top || !below || !first) throw new Error(`the shop has no category or no collection in ${code}`);
    category[code] = top.slug;
    subcategory[code] = below.slug;
    collection[code] = first.slug;
  }
  return { category: [category], subcategory: [subcategory], collection: [collection] };
}
