import { randomBytes, randomInt } from 'node:crypto';

/** Without 0/O, 1/I/L: read out over the telephone and typed from paper. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** An unguessable id for addresses and cookies. @param bytes of randomness; 16 is 128 bits */
export const secretId = (bytes = 16): string => randomBytes(bytes).toString('base64url');

/** An order number: ten letters and digits (49 bits) in two groups, such as `7KQ4M-X2RPA`. */
export function orderNumber(): string {
  const ten = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
  return `${ten.slice(0, 5)}-${ten.slice(5)}`;
}
