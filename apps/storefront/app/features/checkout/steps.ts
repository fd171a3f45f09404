import type { Cart } from '@selvedge/server/contract';

/** The three steps on top of the checkout, by the specification's names. */
export const steps = ['your-cart', 'payment', 'confirmation'] as const;
export type Step = (typeof steps)[number];

/** Lines that cannot be bought as they stand. A changed price can: it is told, and the total is asked for again. */
const stopping: ReadonlySet<string> = new Set(['sold-out', 'fewer-left', 'unavailable']);

export const isReadyToPay = (cart: Pick<Cart, 'lines'>): boolean =>
  cart.lines.length > 0 && cart.lines.every((line) => line.problem === null || !stopping.has(line.problem));

/** The step that an address asks for. Anything but `?step=payment` is the cart. */
export const askedStep = (url: URL): Exclude<Step, 'confirmation'> => (url.searchParams.get('step') === 'payment' ? 'payment' : 'your-cart');

/** The step that can be shown: nobody pays for an empty cart, or for a line that is gone. */
export const reachableStep = (asked: Exclude<Step, 'confirmation'>, cart: Pick<Cart, 'lines'> | null): Exclude<Step, 'confirmation'> =>
  asked === 'payment' && cart !== null && isReadyToPay(cart) ? 'payment' : 'your-cart';
