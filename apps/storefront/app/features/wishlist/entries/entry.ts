import type { Wish, WishedProduct } from '@selvedge/server/contract';
import type { GuestWish } from '#lib/wishlist/browser-wishlist.ts';

/** A product on the wishlist of a guest or a customer. */
export interface Entry {
  product: WishedProduct;
  /** The id of the entry; null on a guest's list. */
  wishlistId: number | null;
  /** Major units; only set if the price has fallen since. */
  priceWhenAdded: number | null;
  /** The product was sold out when it was saved and is available now. */
  isBack: boolean;
}

export const toCustomerEntry = ({ wishlistId, priceWhenAdded, isBack, ...product }: Wish): Entry => ({ product, wishlistId, priceWhenAdded, isBack });

/** Compares a product with the price and stock that the browser stored when the guest saved it. */
export const toGuestEntry = (product: WishedProduct, { price, currency, isAvailable }: GuestWish): Entry => ({
  product,
  wishlistId: null,
  priceWhenAdded: typeof price === 'number' && currency === product.currency && price > product.discountPrice ? price : null,
  isBack: isAvailable === false && product.isAvailable,
});
