import type { Cart, CartLine, Order, ProductCard, ProductPage } from '@selvedge/server/contract';

/** Maximum number of category levels of an item. */
const maxLevels = 5;

type CategoryLevels = Partial<Record<'item_category' | `item_category${2 | 3 | 4 | 5}`, string>>;

/** A product in Google Analytics’ format. Amounts are in major units with VAT, as the page shows them. */
export interface MeasuredItem extends CategoryLevels {
  /** The product id, or the SKU if the product of an order line no longer exists. */
  item_id: string;
  item_name: string;
  item_brand?: string;
  /** Colour and size. */
  item_variant?: string;
  affiliation: string;
  /** The current price of one piece. */
  price: number;
  /** The claimed reduction of one piece; 0 if none is claimed. */
  discount: number;
  quantity: number;
  item_list_id?: string;
  item_list_name?: string;
  /** Position in the list, from 0, continued over all pages. */
  index?: number;
}

/** Rounds to two decimals, because sums have floating-point errors. */
export const toCents = (amount: number): number => Math.round(amount * 100 + Number.EPSILON * 100) / 100;

/** Returns the value of items. */
export const sumPrices = (items: readonly Pick<MeasuredItem, 'price' | 'quantity'>[]): number =>
  toCents(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));

/** Returns the category levels from the top; levels below the fifth are left out. */
export function listCategoryLevels(names: readonly string[]): CategoryLevels {
  const levels = names.filter(Boolean).slice(0, maxLevels);
  return Object.fromEntries(levels.map((name, level) => [`item_category${level === 0 ? '' : level + 1}`, name]));
}

const buildVariantField = (...parts: readonly (string | undefined)[]): { item_variant?: string } => {
  const item_variant = parts.filter(Boolean).join(' / ');
  return item_variant ? { item_variant } : {};
};

/** Returns the reduction that the shop claims, measured against the prior price. */
const computeReduction = ({ priorPrice, discountPrice }: { priorPrice?: number | null; discountPrice: number }): number =>
  priorPrice ? Math.max(0, toCents(priorPrice - discountPrice)) : 0;

/** The data of a product with a wishlist button. */
export type SeenProduct = Pick<ProductCard, 'id' | 'name'> &
  Partial<Pick<ProductCard, 'discountPrice' | 'priorPrice'>> & { brand?: { name: string } };

export function toProductItem(product: SeenProduct, affiliation: string, categories: readonly string[] = []): MeasuredItem {
  const { id, name, brand, discountPrice = 0, priorPrice } = product;
  return {
    item_id: String(id),
    item_name: name,
    ...(brand && { item_brand: brand.name }),
    affiliation,
    price: toCents(discountPrice),
    discount: computeReduction({ priorPrice: priorPrice ?? null, discountPrice }),
    quantity: 1,
    ...listCategoryLevels(categories),
  };
}

export const toPageItem = (product: ProductPage, affiliation: string): MeasuredItem =>
  toProductItem(
    product,
    affiliation,
    product.breadcrumbs.map(({ name }) => name),
  );

export interface MeasuredList {
  id: string;
  name: string;
  products: readonly ProductCard[];
  /** Number of products on the previous pages. */
  before?: number;
  /** Categories of the list, from the top. */
  categories?: readonly string[];
}

export const toListItems = ({ id, name, products, before = 0, categories = [] }: MeasuredList, affiliation: string): MeasuredItem[] =>
  products.map((product, place) => ({
    ...toProductItem(product, affiliation, categories),
    item_list_id: id,
    item_list_name: name,
    index: before + place,
  }));

/** @param quantity the line's quantity by default */
export function toLineItem(line: CartLine, affiliation: string, quantity: number = line.quantity): MeasuredItem {
  const { productId, name, brand, color, size, categoriesArr } = line;
  return {
    ...toProductItem({ ...line, id: productId, name, brand: { name: brand } }, affiliation, categoriesArr.split('>')),
    ...buildVariantField(color?.name, size.name),
    quantity,
  };
}

export const toCartItems = ({ lines }: Pick<Cart, 'lines'>, affiliation: string): MeasuredItem[] =>
  lines.map((line) => toLineItem(line, affiliation));

/** @param categories by SKU, joined by `>`, if still known from the cart */
export const toOrderItems = ({ lines }: Pick<Order, 'lines'>, affiliation: string, categories: Readonly<Record<string, string>>): MeasuredItem[] =>
  lines.map(({ productId, sku, name, brand, color, size, quantity, unitPrice, discountPrice }) => ({
    item_id: productId === null ? sku : String(productId),
    item_name: name,
    item_brand: brand,
    ...buildVariantField(color, size),
    affiliation,
    price: toCents(discountPrice),
    discount: Math.max(0, toCents(unitPrice - discountPrice)),
    quantity,
    ...listCategoryLevels((categories[sku] ?? '').split('>')),
  }));
