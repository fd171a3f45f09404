import { orderNumber } from '#kit/ids';

/** As unguessable as an order's number, and told from it at a glance: `RET-7KQ4M-X2RPA`. */
export const newReturnNumber = (): string => `RET-${orderNumber()}`;
