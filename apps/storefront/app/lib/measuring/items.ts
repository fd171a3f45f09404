import type { Cart, CartLine, Order, ProductCard, ProductPage } from '@selvedge/server/contract';

/** Levels of categories that a measured item has at most. */
const mostLevels = 5;

type CategoryLevels = Partial<Record<'item_category' | `item_category${2 | 3 | 4 | 5}`, string>>;

/** A product as measuring knows it: Google Analytics’ names, amounts in major units with VAT, as the page shows them. */
export interface MeasuredItem extends CategoryLevels {
  /** The product’s number; of an order’s line whose product is not known any more its SKU. */
  item_id: string;
  item_name: string;
  item_brand?: string;
  /** Colour and size. */
  item_variant?: string;
  affiliation: string;
  /** For one piece, what is asked for it now. */
  price: number;
  /** For one piece, less than what it was before; 0: nothing is claimed. */
  discount: number;
  quantity: number;
  item_list_id?: string;
  item_list_name?: string;
  /** Where it stands in its list, from 0 on, over all pages. */
  index?: number;
}

/** To two decimals: sums of amounts gather dust behind them. */
export const toCents = (amount: number): number => Math.round(amount * 100 + Number.EPSILON * 100) / 100;

/** What items come to. */
export const valueOf = (items: readonly Pick<MeasuredItem, 'price' | 'quantity'>[]): number =>
  toCents(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));

/** From the top down; what is below the fifth level is left out. */
export function categoryLevels(names: readonly string[]): CategoryLevels {
  const levels = names.filter(Boolean).slice(0, mostLevels);
  return Object.fromEntries(levels.map((name, level) => [`item_category${level === 0 ? '' : level + 1}`, name]));
}

const variantOf = (...parts: readonly (string | undefined)[]): { item_variant?: string } => {
  const item_variant = parts.filter(Boolean).join(' / ');
  return item_variant ? { item_variant } : {};
};

/** Only what the shop itself claims: a price that was asked before. */
const reduction = ({ priorPrice, discountPrice }: { priorPrice?: number | null; discountPrice: number }): number =>
  priorPrice ? Math.max(0, toCents(priorPrice - discountPrice)) : 0;

/** What is known of a product wherever a heart stands on it. */
export type SeenProduct = Pick<ProductCard, 'id' | 'name'> &
  Partial<Pick<ProductCard, 'discountPrice' | 'priorPrice'>> & { brand?: { name: string } };

export function itemOfProduct(product: SeenProduct, affiliation: string, categories: readonly string[] = []): MeasuredItem {
  const { id, name, brand, discountPrice = 0, priorPrice } = product;
  return {
    item_id: String(id),
    item_name: name,
    ...(brand && { item_brand: brand.name }),
    affiliation,
    price: toCents(discountPrice),
    discount: reduction({ priorPrice: priorPrice ?? null, discountPrice }),
    quantity: 1,
    ...categoryLevels(categories),
  };
}

export const itemOfPage = (product: ProductPage, affiliation: string): MeasuredItem =>
  itemOfProduct(
    product,
    affiliation,
    product.breadcrumbs.map(({ name }) => name),
  );

export interface MeasuredList {
  id: string;
  name: string;
  products: readonly ProductCard[];
  /** Products on the pages before. */
  before?: number;
  /** Of the list, from the top down. */
  categories?: readonly string[];
}

export const itemsOfList = ({ id, name, products, before = 0, categories = [] }: MeasuredList, affiliation: string): MeasuredItem[] =>
  products.map((product, place) => ({
    ...itemOfProduct(product, affiliation, categories),
    item_list_id: id,
    item_list_name: name,
    index: before + place,
  }));

/** @param quantity of the line, unless only some of it is meant */
export function itemOfLine(line: CartLine, affiliation: string, quantity: number = line.quantity): MeasuredItem {
  const { productId, name, brand, color, size, categoriesArr } = line;
  return {
    ...itemOfProduct({ ...line, id: productId, name, brand: { name: brand } }, affiliation, categoriesArr.split('>')),
    ...variantOf(color?.name, size.name),
    quantity,
  };
}

export const itemsOfCart = ({ lines }: Pick<Cart, 'lines'>, affiliation: string): MeasuredItem[] =>
  lines.map((line) => itemOfLine(line, affiliation));

/** @param categories of its lines by their SKU, joined by `>`, where they are still known from the cart */
export const itemsOfOrder = ({ lines }: Pick<Order, 'lines'>, affiliation: string, categories: Readonly<Record<string, string>>): MeasuredItem[] =>
  lines.map(({ productId, sku, name, brand, color, size, quantity, unitPrice, discountPrice }) => ({
    item_id: productId === null ? sku : String(productId),
    item_name: name,
    item_brand: brand,
    ...variantOf(color, size),
    affiliation,
    price: toCents(discountPrice),
    discount: Math.max(0, toCents(unitPrice - discountPrice)),
    quantity,
    ...categoryLevels((categories[sku] ?? '').split('>')),
  }));
