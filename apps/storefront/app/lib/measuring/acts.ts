import type { Cart } from '@selvedge/server/contract';
import type { Wishable } from '#lib/heart-slot.ts';

/** What a visitor does that neither an address nor a form says. */
export type Act = { kind: 'wished'; product: Wishable } | { kind: 'cart-seen'; cart: Cart };

let hear: (act: Act) => void = () => undefined;

/** Tells whoever measures; nobody, where nobody does. */
export const tellAct = (act: Act): void => hear(act);

/** There is one who measures. */
export const hearActs = (listener: typeof hear): void => {
  hear = listener;
};
