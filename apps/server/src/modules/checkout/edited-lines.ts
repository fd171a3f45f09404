import { InvalidInput, type FieldIssue } from '#kit/errors';
import type { PricedLine } from '#modules/cart';
import { variantsForCart, type CartVariant } from '#modules/catalog';
import type { OrderLineRow, PlacedOrderRow } from '#modules/orders';
import { pricesFor } from '#modules/pricing';
import type { Db } from '#platform/database';
import type { OrderEdit } from './order-edit.ts';

/** A line of goods as it is to be, and what it was; null: it is new. */
export interface EditedLine {
  priced: PricedLine;
  bought: OrderLineRow | null;
  isOtherVariant: boolean;
}

/**
 * The goods of an order as they are to be. A line keeps the price that it was bought at, in another colour or size too; what is
 * added costs what it costs today.
 * @throws InvalidInput by field: `lines`, `lines.0.variantId`, `newLines.0.variantId`
 */
export async function editedLines(
  db: Db,
  { order, lines, edit }: { order: PlacedOrderRow; lines: readonly OrderLineRow[]; edit: OrderEdit },
): Promise<EditedLine[]> {
  const goods = lines.filter(({ kind }) => kind === 'goods');
  const issues: FieldIssue[] = [];
  const wanted = goods.map((line) => {
    const change = edit.lines.find(({ lineId }) => lineId === line.id);
    return { line, quantity: change?.quantity ?? line.quantity - line.cancelled, variantId: change?.variantId ?? line.variantId ?? 0 };
  });
  const variantIds = [...wanted, ...edit.newLines].map(({ variantId }) => variantId);
  const { languageId, countryId } = order;
  const variants = new Map((await variantsForCart(db, { variantIds, languageId })).map((variant) => [variant.variantId, variant]));
  const prices = await pricesFor(db, { variantIds: edit.newLines.map(({ variantId }) => variantId), countryId });

  const kept = wanted.flatMap(({ line, quantity, variantId }): EditedLine[] => {
    if (quantity === 0) return [];
    const variant = variants.get(variantId);
    const isOtherVariant = variantId !== line.variantId;
    const isPossible = variant && (!isOtherVariant || (variant.isSellable && variant.productId === line.productId));
    if (!isPossible) {
      issues.push({ field: fieldOf(edit, line.id), code: 'unavailable', params: { message: 'This cannot be had' } });
      return [];
    }
    const price = { regular: line.unitPrice, discount: line.discountPrice, prior: null };
    return [{ priced: pricedLine(variant, quantity, price), bought: line, isOtherVariant }];
  });
  const added = edit.newLines.flatMap(({ variantId, quantity }, index): EditedLine[] => {
    const [variant, price] = [variants.get(variantId), prices.get(variantId)];
    if (!variant?.isSellable || !price) {
      issues.push({ field: `newLines.${index}.variantId`, code: 'unavailable', params: { message: 'This is not sold here' } });
      return [];
    }
    return [{ priced: pricedLine(variant, quantity, price), bought: null, isOtherVariant: false }];
  });
  const unknown = edit.lines.find(({ lineId }) => !goods.some(({ id }) => id === lineId));
  if (unknown) issues.push({ field: fieldOf(edit, unknown.lineId), code: 'unavailable', params: { message: 'The order has no such line' } });
  if (issues.length === 0 && kept.length + added.length === 0) {
    issues.push({ field: 'lines', code: 'required', params: { message: 'Something has to be left: cancel the order instead' } });
  }
  if (issues.length > 0) throw new InvalidInput(issues);
  return [...kept, ...added];
}

const fieldOf = (edit: OrderEdit, lineId: number): string => `lines.${edit.lines.findIndex((line) => line.lineId === lineId)}.variantId`;

const pricedLine = (variant: CartVariant, quantity: number, price: NonNullable<PricedLine['price']>): PricedLine => ({
  id: 0,
  quantity,
  shownPrice: price.discount,
  variant,
  price,
  available: quantity,
  problem: null,
});
