import type { Cart } from '@selvedge/server/contract';

/* The data that analytics stores in this browser, with consent, so that events are not reported twice. */

const ordersKey = 'measured-orders';
const checkoutKey = 'measured-checkout';
/** Number of stored orders. The confirmation page shows only the last order. */
const maxOrders = 10;

interface KnownCheckout {
  cart: string;
  /** By SKU, joined by `>`: an order has no categories. */
  categories: Record<string, string>;
}

/** Replaces disabled storage until the document is unloaded. */
const fallbackStorage = new Map<string, unknown>();

function read(store: () => Storage, key: string): unknown {
  try {
    return JSON.parse(store().getItem(key) ?? 'null') ?? fallbackStorage.get(key);
  } catch {
    return fallbackStorage.get(key);
  }
}

function write(store: () => Storage, key: string, value: unknown): void {
  fallbackStorage.set(key, value);
  try {
    store().setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or off.
  }
}

const [openLocalStorage, openSessionStorage] = [() => localStorage, () => sessionStorage];

/** Marks an order as reported. @returns whether it was reported before */
export function markOrderReported(orderNumber: string): boolean {
  const found = read(openLocalStorage, ordersKey);
  const reportedOrders: readonly unknown[] = Array.isArray(found) ? found : [];
  if (reportedOrders.includes(orderNumber)) return true;
  write(openLocalStorage, ordersKey, [orderNumber, ...reportedOrders].slice(0, maxOrders));
  return false;
}

const readCheckout = (): KnownCheckout | null => (read(openSessionStorage, checkoutKey) ?? null) as KnownCheckout | null;

/** Marks a checkout as begun and stores its categories. @returns whether it had begun before */
export function markCheckoutReported({ id, lines }: Pick<Cart, 'id' | 'lines'>): boolean {
  const isKnown = readCheckout()?.cart === id;
  write(openSessionStorage, checkoutKey, { cart: id, categories: Object.fromEntries(lines.map(({ sku, categoriesArr }) => [sku, categoriesArr])) });
  return isKnown;
}

/** Ends the checkout and returns its categories. The next checkout of the same cart is a new one. */
export function endCheckout(): Readonly<Record<string, string>> {
  const { categories = {} } = readCheckout() ?? {};
  write(openSessionStorage, checkoutKey, null);
  return categories;
}

/** Deletes all stored data, and the cookies of the tag manager's scripts. */
export function deleteMeasuringData(): void {
  fallbackStorage.clear();
  try {
    localStorage.removeItem(ordersKey);
    sessionStorage.removeItem(checkoutKey);
  } catch {
    // Nothing was stored.
  }
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (/^_(ga|gid|gat|gcl|dc_gtm)/.test(name))
      for (const domain of listCookieDomains(location.hostname)) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}

/** Returns the cookie domains that a script of this page can have used: the host and its parents. */
function listCookieDomains(host: string): string[] {
  const parts = host.split('.');
  return ['', ...parts.slice(0, -1).map((_, index) => `; Domain=${parts.slice(index).join('.')}`)];
}
