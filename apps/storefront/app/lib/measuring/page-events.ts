import type { Cart, Checkout, Order, PageMeta, ProductCard, ProductPage } from '@selvedge/server/contract';
import { buildPurchase, isBought, buildViewCart, buildViewItem, buildViewItemList, type CommerceEvent } from './commerce-events.ts';
import { toPageItem, type MeasuredList } from './items.ts';

interface Shop {
  affiliation: string;
  currency: string;
}

/** An event for the products on a page. `once` is a key that prevents a second report in a row, and any second report for orders and checkouts. */
export interface PageEvent {
  once: string;
  order?: Order;
  checkout?: Cart;
  made: (categories: Readonly<Record<string, string>>) => CommerceEvent;
}

interface Named {
  id: number;
  name: string;
}
interface ListData {
  items: readonly ProductCard[];
  meta: PageMeta;
}

/** Loader data of the routes with products, by route id. */
interface Loaded {
  product: { product: ProductPage };
  category: ListData & { category: Named & { parent: Named | null } };
  brand: ListData & { brand: { slug: string; name: string } };
  collection: ListData & { collection: { slug: string; name: string } };
  search: { found: ListData | null };
  home: { rows?: Record<number, ProductCard[]>; blocks?: readonly { id: number; title: string }[] };
  checkout: { step: 'your-cart'; cart: Cart | null } | { step: 'payment'; checkout: Checkout };
  'order-confirmation': { order: Order | null };
}

type Readers = { [Page in keyof Loaded]: (data: Loaded[Page], shop: Shop) => PageEvent[] };

const readers: Readers = {
  product: ({ product }, { affiliation }) => [
    { once: `product ${product.id}`, made: () => buildViewItem('view_item', toPageItem(product, affiliation), product.currency) },
  ],
  category: ({ category: { id, name, parent }, ...data }, shop) =>
    getListPage(data, { id: `category-${id}`, name, categories: parent ? [parent.name, name] : [name] }, shop),
  brand: ({ brand: { slug, name }, ...data }, shop) => getListPage(data, { id: `brand-${slug}`, name }, shop),
  collection: ({ collection: { slug, name }, ...data }, shop) => getListPage(data, { id: `collection-${slug}`, name }, shop),
  search: ({ found }, shop) => (found ? getListPage(found, { id: 'search', name: 'search' }, shop) : []),
  home: ({ rows = {}, blocks = [] }, shop) =>
    blocks.flatMap(({ id, title }) => {
      const list = { id: `home-${id}`, name: title || `home ${id}`, products: rows[id] ?? [] };
      return list.products.length > 0 ? [{ once: list.id, made: () => buildViewItemList(list, shop) }] : [];
    }),
  checkout: (data, { affiliation }) => {
    if (data.step === 'payment') {
      const { cart } = data.checkout;
      return [{ once: `checkout ${cart.id}`, checkout: cart, made: () => buildViewCart('begin_checkout', cart, affiliation) }];
    }
    const { cart } = data;
    return cart && cart.lines.length > 0 ? [{ once: 'cart', made: () => buildViewCart('view_cart', cart, affiliation) }] : [];
  },
  'order-confirmation': ({ order }, { affiliation }) =>
    order && isBought(order)
      ? [{ once: `order ${order.orderNumber}`, order, made: (categories) => buildPurchase(order, affiliation, categories) }]
      : [],
};

function getListPage({ items, meta }: ListData, list: Omit<MeasuredList, 'products'>, shop: Shop): PageEvent[] {
  if (items.length === 0) return [];
  const whole = { ...list, products: items, before: (meta.page - 1) * meta.take };
  // A filtered or sorted list is another list, so the key contains the products.
  return [{ once: `${list.id} ${items.map(({ id }) => id).join(' ')}`, made: () => buildViewItemList(whole, shop) }];
}

/** Routes that are registered twice. */
const routeAliases: Readonly<Record<string, string>> = { 'product-in-category': 'product' };

/** @param routeId of the page @param data of its loader */
export function listPageEvents(routeId: string, data: unknown, shop: Shop): PageEvent[] {
  const name = routeId.replace(/^.*\//, '');
  const page = routeAliases[name] ?? name;
  const read = (readers as Partial<Record<string, (data: never, shop: Shop) => PageEvent[]>>)[page];
  return read && data ? read(data as never, shop) : [];
}
