import type { Wish, WishedProduct } from '@selvedge/server/contract';
import type { GuestWish } from '#lib/wishes.ts';

/** A product on a wishlist, whoever keeps the list. */
export interface Entry {
  product: WishedProduct;
  /** Its number on the list at the shop; null on a guest's own. */
  wishlistId: number | null;
  /** Major units; only where the price has fallen since. */
  priceWhenAdded: number | null;
  /** It was sold out when it was saved, and can be bought now. */
  isBack: boolean;
}

export const ownEntry = ({ wishlistId, priceWhenAdded, isBack, ...product }: Wish): Entry => ({ product, wishlistId, priceWhenAdded, isBack });

/** What has changed since, as far as the browser has noted how it was. */
export const guestEntry = (product: WishedProduct, { price, currency, isAvailable }: GuestWish): Entry => ({
  product,
  wishlistId: null,
  priceWhenAdded: typeof price === 'number' && currency === product.currency && price > product.discountPrice ? price : null,
  isBack: isAvailable === false && product.isAvailable,
});
