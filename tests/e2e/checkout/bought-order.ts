import type { Page } from '@playwright/test';
import type { Checkout, PlacedOrder, ProductPage } from '@selvedge/server/contract';
import { getShopUrl, visit } from '../shopper.ts';

const people = {
  si: { countryId: 3, phone: '031 234 567', address: 'Trubarjeva cesta 12', postalCode: '1000', city: 'Ljubljana' },
  bd: { countryId: 1, phone: '01712-345678', address: 'Road 27, House 14', postalCode: '1209', city: 'Dhaka' },
} as const;

export interface Bought {
  orderNumber: string;
  invoiceNumber: string;
  email: string;
  /** The session token of a registered customer; null for a guest. */
  token: string | null;
  /** The product's part of its address. */
  slug: string;
}

interface Buying {
  isCustomer?: boolean;
  /** The words of the search that finds the product. */
  search?: string;
}

/** Orders two pieces of a product with cash on delivery, with the calls that the pages of this host make. */
export async function buy(page: Page, code: keyof typeof people, { isCustomer = false, search = 'shirt' }: Buying = {}): Promise<Bought> {
  await visit(page, getShopUrl(code, 'guest/return'));
  const email = `zora.${process.pid}.${Date.now()}@example.org`;
  const { countryId, ...address } = people[code];
  const form = { ...address, email, firstName: 'Zora', lastName: 'Vrne', shippingMethod: 'courier', paymentMethod: 'cod', terms: 'on' };
  return page.evaluate(
    async ({ countryId, form, isCustomer, search }) => {
      const bearer: Record<string, string> = {};
      const call = async <Data>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Data> => {
        const sent = { method, headers: { 'content-type': 'application/json', ...bearer, ...headers } };
        const response = await fetch(`/api/${path}`, { ...sent, ...(body !== undefined && { body: JSON.stringify(body) }) });
        const { data, isSuccess } = (await response.json()) as { data: Data; isSuccess: boolean };
        if (!isSuccess) throw new Error(`${method} ${path}: ${response.status}`);
        return data;
      };
      const query = `countryId=${countryId}&languageId=1`;
      if (isCustomer) {
        const person = { email: form.email, firstName: form.firstName, lastName: form.lastName, phone: form.phone, countryCode: '386' };
        const password = { password: 'Linen.2026', repeatPassword: 'Linen.2026' };
        const registration = { ...person, ...password, newsletter: false, countryId, languageId: 1 };
        bearer.authorization = `Bearer ${(await call<{ token: string }>('POST', 'auth/register', registration)).token}`;
      }
      const [card] = await call<{ slug: string }[]>('GET', `search/products?${query}&q=${search}&take=1`);
      const product = await call<Pick<ProductPage, 'id' | 'variants'>>('GET', `products/${card?.slug ?? ''}?${query}`);
      const [variant] = product.variants.toSorted((a, b) => b.available - a.available);
      const cart = await call<{ id: string }>('POST', 'carts', { countryId });
      const line = { productId: { id: product.id }, color: { id: variant?.colorId }, size: { id: variant?.sizeId }, quantity: 2 };
      await call('POST', `carts/${cart.id}/lines`, line);
      const checkout = await call<Pick<Checkout, 'idempotencyKey' | 'totals'>>('PATCH', `checkout/${cart.id}`, { form });
      const order = { form, shownTotal: checkout.totals.total, orderButton: 'Order' };
      const key = { 'idempotency-key': checkout.idempotencyKey };
      const placed = await call<PlacedOrder>('POST', `checkout/${cart.id}/orders`, order, key);
      const token = bearer.authorization?.slice('Bearer '.length) ?? null;
      return { orderNumber: placed.orderNumber, invoiceNumber: placed.invoiceNumber ?? '', email: form.email, token, slug: card?.slug ?? '' };
    },
    { countryId, form, isCustomer, search },
  );
}

/** Proves an order with its numbers. */
export async function prove(page: Page, { orderNumber, invoiceNumber }: Bought): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Invoice number').fill(invoiceNumber);
  await main.getByLabel('Order number').fill(orderNumber);
  await main.getByRole('button', { name: 'Continue' }).click();
}
