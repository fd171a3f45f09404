import { randomBytes, randomInt } from 'node:crypto';

/** Excludes 0/O and 1/I/L, which people confuse on the telephone and on paper. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * Returns an unguessable id for URLs and cookies.
 * @param bytes number of random bytes; 16 is 128 bits
 */
export const createSecretId = (bytes = 16): string => randomBytes(bytes).toString('base64url');

/** Returns a ticket number of eight letters and digits (39 bits) that is easy to read out, such as `T-7KQ4MX2R`. */
export const createTicketNumber = (): string => `T-${drawLetters(8)}`;

/** Returns an order number of ten letters and digits (49 bits) in two groups, such as `7KQ4M-X2RPA`. */
export function orderNumber(): string {
  const ten = drawLetters(10);
  return `${ten.slice(0, 5)}-${ten.slice(5)}`;
}

/** Returns a random reference for an order, such as `R-7KQ4MX2RPA`, for people who may not see the order number. It gives no access to the order. */
export const orderReference = (): string => `R-${drawLetters(10)}`;

/**
 * Returns a random number of nine or ten digits (31 bits) that fits a database integer, for numbers in public links. With sequential numbers, anyone
 * could list the records of others.
 */
export const createLinkId = (): number => randomInt(100_000_000, 2_147_483_648);

const drawLetters = (length: number): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
