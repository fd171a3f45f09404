import { orderNumber } from '#kit/ids';

/** Returns a number as unguessable as an order number, with its own prefix: `RET-7KQ4M-X2RPA`. */
export const newReturnNumber = (): string => `RET-${orderNumber()}`;
