import type { Cart } from '@selvedge/server/contract';

/* What measuring remembers of this browser, with its visitor's consent: what has been told need not be told again. */

const ordersKey = 'measured-orders';
const checkoutKey = 'measured-checkout';
/** Orders remembered: the confirmation shows the last one only. */
const mostOrders = 10;

interface KnownCheckout {
  cart: string;
  /** By SKU, joined by `>`: an order does not say them. */
  categories: Record<string, string>;
}

/** Where storage is switched off, for as long as the page's document lives. */
const here = new Map<string, unknown>();

function read(store: () => Storage, key: string): unknown {
  try {
    return JSON.parse(store().getItem(key) ?? 'null') ?? here.get(key);
  } catch {
    return here.get(key);
  }
}

function write(store: () => Storage, key: string, value: unknown): void {
  here.set(key, value);
  try {
    store().setItem(key, JSON.stringify(value));
  } catch {
    // Full or switched off.
  }
}

const [lasting, passing] = [() => localStorage, () => sessionStorage];

/** Notes an order as told. @returns whether it had been before */
export function isToldOrder(orderNumber: string): boolean {
  const found = read(lasting, ordersKey);
  const told: readonly unknown[] = Array.isArray(found) ? found : [];
  if (told.includes(orderNumber)) return true;
  write(lasting, ordersKey, [orderNumber, ...told].slice(0, mostOrders));
  return false;
}

const knownCheckout = (): KnownCheckout | null => (read(passing, checkoutKey) ?? null) as KnownCheckout | null;

/** Notes what a checkout is of. @returns whether it had begun before */
export function isToldCheckout({ id, lines }: Pick<Cart, 'id' | 'lines'>): boolean {
  const isKnown = knownCheckout()?.cart === id;
  write(passing, checkoutKey, { cart: id, categories: Object.fromEntries(lines.map(({ sku, categoriesArr }) => [sku, categoriesArr])) });
  return isKnown;
}

/** The categories of what is being bought; the checkout has ended: the next one of the same cart is another. */
export function endedCheckout(): Readonly<Record<string, string>> {
  const { categories = {} } = knownCheckout() ?? {};
  write(passing, checkoutKey, null);
  return categories;
}

/** Takes away all of it, and what the tag manager's own scripts have left in this browser. */
export function forgetMeasuring(): void {
  here.clear();
  try {
    localStorage.removeItem(ordersKey);
    sessionStorage.removeItem(checkoutKey);
  } catch {
    // Nothing was kept.
  }
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (/^_(ga|gid|gat|gcl|dc_gtm)/.test(name))
      for (const domain of domainsOf(location.hostname)) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}

/** Those that a script of this page may have set a cookie for: the host's own, and what is above it. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return ['', ...parts.slice(0, -1).map((_, index) => `; Domain=${parts.slice(index).join('.')}`)];
}
