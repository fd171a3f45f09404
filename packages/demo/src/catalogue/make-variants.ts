import { inStoreBarcode } from './ean13.ts';
import type { Random } from './random.ts';
import type { DemoVariant } from './types.ts';

interface Run {
  number: number;
  code: string;
  colours: readonly string[];
  sizes: readonly string[];
  /** Few pieces are left, and a badge shows it. */
  isLow: boolean;
  /** For the middle size; each size up or down is 4 % heavier or lighter. */
  weightGrams: number;
}

function rollStock(isLow: boolean, roll: Random): number {
  if (isLow) return roll.chance(0.55) ? 0 : roll.between(1, 2);
  return roll.chance(0.08) ? 0 : roll.between(3, 40);
}

/** Returns one variant per colour and size, in that order; at least one piece per product is in stock. */
export function makeVariants({ number, code, colours, sizes, isLow, weightGrams }: Run, roll: Random): DemoVariant[] {
  const variants = colours.flatMap((colour, colourIndex) =>
    sizes.map((size, sizeIndex) => ({
      sku: `${code}-${colour}-${size}`.toUpperCase(),
      colour,
      size,
      stock: rollStock(isLow, roll),
      weightGrams: Math.round(weightGrams * (1 + 0.04 * (sizeIndex - (sizes.length - 1) / 2))),
      barcode: inStoreBarcode(number, colourIndex * sizes.length + sizeIndex),
    })),
  );
  const first = variants[0];
  if (first && variants.every(({ stock }) => stock === 0)) first.stock = 1;
  return variants;
}
