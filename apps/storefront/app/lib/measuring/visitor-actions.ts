import type { Cart } from '@selvedge/server/contract';
import type { Wishable } from '#lib/wishes/heart-slot.ts';

/** Actions of a visitor that change no address and send no form. */
export type VisitorAction = { kind: 'wished'; product: Wishable } | { kind: 'cart-seen'; cart: Cart };

let actionListener: (act: VisitorAction) => void = () => undefined;

/** Reports an action to the listener, if there is one. */
export const reportAction = (act: VisitorAction): void => actionListener(act);

/** Sets the listener. */
export const setActionListener = (listener: typeof actionListener): void => {
  actionListener = listener;
};
