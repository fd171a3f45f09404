import type { SeededRandom } from '../seeded-random.ts';

/** The same alphabet as in `kit/ids.ts`. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Returns an order number in the shop's format, the same for the same seed: `7KQ4M-X2RPA`. */
export function createOrderNumber(random: SeededRandom): string {
  const ten = drawLetters(random, 10);
  return `${ten.slice(0, 5)}-${ten.slice(5)}`;
}

/** Returns a ticket number: `T-7KQ4MX2R`. */
export const createTicketNumber = (random: SeededRandom): string => `T-${drawLetters(random, 8)}`;

const drawLetters = (random: SeededRandom, length: number): string =>
  Array.from({ length }, () => letters[random.between(0, letters.length - 1)]).join('');
