import type { Cart } from '@selvedge/server/contract';
import type { WishlistProduct } from '#lib/wishlist/wishlist-toggle-slot.ts';

/** Actions of a visitor that change no address and send no form. */
export type VisitorAction = { kind: 'wished'; product: WishlistProduct } | { kind: 'cart-seen'; cart: Cart };

let actionListener: (act: VisitorAction) => void = () => undefined;

/** Reports an action to the listener, if there is one. */
export const reportAction = (act: VisitorAction): void => actionListener(act);

/** Sets the listener. */
export const setActionListener = (listener: typeof actionListener): void => {
  actionListener = listener;
};
