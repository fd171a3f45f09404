import type { Cart } from '@selvedge/server/contract';

export const paymentPath = '/Checkout?step=payment';

/** The three steps of the checkout, with the names of the specification. */
export const steps = ['your-cart', 'payment', 'confirmation'] as const;
export type Step = (typeof steps)[number];

/** Problems that block the order. A changed price does not: it is shown, and the total must be confirmed. */
const stopping: ReadonlySet<string> = new Set(['sold-out', 'fewer-left', 'unavailable']);

export const isReadyToPay = (cart: Pick<Cart, 'lines'>): boolean =>
  cart.lines.length > 0 && cart.lines.every((line) => line.problem === null || !stopping.has(line.problem));

/** Returns the step in the address. Any value except `?step=payment` is the cart. */
export const readRequestedStep = (url: URL): Exclude<Step, 'confirmation'> => (url.searchParams.get('step') === 'payment' ? 'payment' : 'your-cart');

/** Returns the step that can be shown: the cart if it is empty or has a line that is not available. */
export const chooseReachableStep = (requested: Exclude<Step, 'confirmation'>, cart: Pick<Cart, 'lines'> | null): Exclude<Step, 'confirmation'> =>
  requested === 'payment' && cart !== null && isReadyToPay(cart) ? 'payment' : 'your-cart';
