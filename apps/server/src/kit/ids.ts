import { randomBytes, randomInt } from 'node:crypto';

/** Without 0/O, 1/I/L: read out over the telephone and typed from paper. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** An unguessable id for addresses and cookies. @param bytes of randomness; 16 is 128 bits */
export const secretId = (bytes = 16): string => randomBytes(bytes).toString('base64url');

/** The number of a ticket, to be read out: eight letters and digits (39 bits), such as `T-7KQ4MX2R`. */
export const ticketNumber = (): string => `T-${drawn(8)}`;

/** An order number: ten letters and digits (49 bits) in two groups, such as `7KQ4M-X2RPA`. */
export function orderNumber(): string {
  const ten = drawn(10);
  return `${ten.slice(0, 5)}-${ten.slice(5)}`;
}

const drawn = (length: number): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
