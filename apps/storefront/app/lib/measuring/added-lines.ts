import type { Cart, CartLine } from '@selvedge/server/contract';

type Lines = Pick<Cart, 'lines'> | null;

/** What was asked for, where the cart before is not known. */
export interface AskedFor {
  productId: number;
  quantity: number;
}

/**
 * What a cart holds more than before, line by line: what was really added, which stock may have made less than was asked for.
 * @param before undefined: it is not known what was in it
 */
export function addedLines(before: Lines | undefined, after: Lines, asked: AskedFor | null): { line: CartLine; quantity: number }[] {
  const lines = after?.lines ?? [];
  if (before === undefined) {
    const line = lines.find(({ productId }) => productId === asked?.productId);
    return line && asked ? [{ line, quantity: Math.min(asked.quantity, line.quantity) }] : [];
  }
  return lines.flatMap((line) => {
    const held = before?.lines.find(({ variantId }) => variantId === line.variantId)?.quantity ?? 0;
    return line.quantity > held ? [{ line, quantity: line.quantity - held }] : [];
  });
}
