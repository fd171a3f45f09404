import type { Cart, CartLine, Order } from '@selvedge/server/contract';
import { toLineItem, toCartItems, toListItems, toOrderItems, toCents, sumPrices, type MeasuredItem, type MeasuredList } from './items.ts';

export interface Ecommerce {
  currency?: string;
  /** The value of the items after promotions, VAT included, without delivery. */
  value?: number;
  items: readonly MeasuredItem[];
  coupon?: string;
  item_list_id?: string;
  item_list_name?: string;
  /** The order number. Without the buyer’s email address it gives no access. */
  transaction_id?: string;
  affiliation?: string;
  /** VAT contained in the total. */
  tax?: number;
  /** Delivery and the cash on delivery fee, VAT included. */
  shipping?: number;
}

export interface CommerceEvent {
  event: 'add_to_cart' | 'view_item' | 'purchase' | 'view_item_list' | 'add_to_wishlist' | 'view_cart' | 'begin_checkout';
  ecommerce: Ecommerce;
}

/** @param affiliation name of the shop in its country */
export const buildViewItem = (event: 'view_item' | 'add_to_wishlist', item: MeasuredItem, currency: string): CommerceEvent => ({
  event,
  ecommerce: { currency, value: sumPrices([item]), items: [item] },
});

export function buildViewItemList(list: MeasuredList, { affiliation, currency }: { affiliation: string; currency: string }): CommerceEvent {
  return {
    event: 'view_item_list',
    ecommerce: { currency, item_list_id: list.id, item_list_name: list.name, items: toListItems(list, affiliation) },
  };
}

export function buildAddToCart(
  added: readonly { line: CartLine; quantity: number }[],
  { affiliation, currency }: { affiliation: string; currency: string },
): CommerceEvent {
  const items = added.map(({ line, quantity }) => toLineItem(line, affiliation, quantity));
  return { event: 'add_to_cart', ecommerce: { currency, value: sumPrices(items), items } };
}

export const buildViewCart = (event: 'view_cart' | 'begin_checkout', cart: Cart, affiliation: string): CommerceEvent => ({
  event,
  ecommerce: {
    currency: cart.currency,
    value: toCents(cart.payable),
    ...(cart.coupon?.isApplied && { coupon: cart.coupon.code }),
    items: toCartItems(cart, affiliation),
  },
});

/** @param categories see {@link toOrderItems} */
export const buildPurchase = (order: Order, affiliation: string, categories: Readonly<Record<string, string>>): CommerceEvent => ({
  event: 'purchase',
  ecommerce: {
    transaction_id: order.orderNumber,
    affiliation,
    currency: order.currency,
    value: toCents(order.goods - order.discount),
    tax: toCents(order.vatTotal),
    shipping: toCents(order.shippingCharge + order.cashOnDeliveryCharge),
    ...(order.couponCode !== null && { coupon: order.couponCode }),
    items: toOrderItems(order, affiliation, categories),
  },
});

/** Returns whether an order counts as a purchase: paid, or cash on delivery. */
export const isBought = ({ paymentStatus, isPaidOnDelivery, status }: Pick<Order, 'paymentStatus' | 'isPaidOnDelivery' | 'status'>): boolean =>
  status !== 'CANCELLED' && (paymentStatus === 'PAID' || isPaidOnDelivery);
