import type { Cart, CartLine, Order } from '@selvedge/server/contract';
import { itemOfLine, itemsOfCart, itemsOfList, itemsOfOrder, toCents, valueOf, type MeasuredItem, type MeasuredList } from './items.ts';

export interface Ecommerce {
  currency?: string;
  /** What the items come to after what promotions take off them, VAT included, delivery not. */
  value?: number;
  items: readonly MeasuredItem[];
  coupon?: string;
  item_list_id?: string;
  item_list_name?: string;
  /** The order’s number: it opens nothing without the buyer’s e-mail. */
  transaction_id?: string;
  affiliation?: string;
  /** VAT contained in all that is paid. */
  tax?: number;
  /** Delivery and the charge for paying to the courier, VAT included. */
  shipping?: number;
}

export interface CommerceEvent {
  event: 'add_to_cart' | 'view_item' | 'purchase' | 'view_item_list' | 'add_to_wishlist' | 'view_cart' | 'begin_checkout';
  ecommerce: Ecommerce;
}

/** @param affiliation what the shop is called in its country */
export const seenItem = (event: 'view_item' | 'add_to_wishlist', item: MeasuredItem, currency: string): CommerceEvent => ({
  event,
  ecommerce: { currency, value: valueOf([item]), items: [item] },
});

export function seenList(list: MeasuredList, { affiliation, currency }: { affiliation: string; currency: string }): CommerceEvent {
  return {
    event: 'view_item_list',
    ecommerce: { currency, item_list_id: list.id, item_list_name: list.name, items: itemsOfList(list, affiliation) },
  };
}

export function addedToCart(
  added: readonly { line: CartLine; quantity: number }[],
  { affiliation, currency }: { affiliation: string; currency: string },
): CommerceEvent {
  const items = added.map(({ line, quantity }) => itemOfLine(line, affiliation, quantity));
  return { event: 'add_to_cart', ecommerce: { currency, value: valueOf(items), items } };
}

export const seenCart = (event: 'view_cart' | 'begin_checkout', cart: Cart, affiliation: string): CommerceEvent => ({
  event,
  ecommerce: {
    currency: cart.currency,
    value: toCents(cart.payable),
    ...(cart.coupon?.isApplied && { coupon: cart.coupon.code }),
    items: itemsOfCart(cart, affiliation),
  },
});

/** @param categories see {@link itemsOfOrder} */
export const bought = (order: Order, affiliation: string, categories: Readonly<Record<string, string>>): CommerceEvent => ({
  event: 'purchase',
  ecommerce: {
    transaction_id: order.orderNumber,
    affiliation,
    currency: order.currency,
    value: toCents(order.goods - order.discount),
    tax: toCents(order.vatTotal),
    shipping: toCents(order.shippingCharge + order.cashOnDeliveryCharge),
    ...(order.couponCode !== null && { coupon: order.couponCode }),
    items: itemsOfOrder(order, affiliation, categories),
  },
});

/** Whether the shop says that it is bought: paid, or to be paid to the courier. */
export const isBought = ({ paymentStatus, paymentMethod, status }: Pick<Order, 'paymentStatus' | 'paymentMethod' | 'status'>): boolean =>
  status !== 'CANCELLED' && (paymentStatus === 'PAID' || paymentMethod === 'cod');
