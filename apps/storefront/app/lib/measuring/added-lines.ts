import type { Cart, CartLine } from '@selvedge/server/contract';

type Lines = Pick<Cart, 'lines'> | null;

/** The requested product and quantity, used if the previous cart is unknown. */
export interface RequestedLine {
  productId: number;
  quantity: number;
}

/**
 * Returns the added quantities of a cart, line by line. Because of limited stock, they can be less than requested.
 * @param before undefined: the previous cart is unknown
 */
export function listAddedLines(before: Lines | undefined, after: Lines, requestedLine: RequestedLine | null): { line: CartLine; quantity: number }[] {
  const lines = after?.lines ?? [];
  if (before === undefined) {
    const line = lines.find(({ productId }) => productId === requestedLine?.productId);
    return line && requestedLine ? [{ line, quantity: Math.min(requestedLine.quantity, line.quantity) }] : [];
  }
  return lines.flatMap((line) => {
    const held = before?.lines.find(({ variantId }) => variantId === line.variantId)?.quantity ?? 0;
    return line.quantity > held ? [{ line, quantity: line.quantity - held }] : [];
  });
}
