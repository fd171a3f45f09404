import { InvalidInput, type FieldIssue } from '#kit/errors';
import type { PricedLine } from '#modules/cart';
import { listCartVariants, type CartVariant } from '#modules/catalog';
import type { OrderLineRow, PlacedOrderRow } from '#modules/orders';
import { getCurrentPrices } from '#modules/pricing';
import type { Db } from '#platform/database';
import type { OrderChanges } from '../edit/order-changes.ts';
import { priceOnTerms, type PurchaseTerms } from './purchase-terms.ts';

/** A line of goods after the edit, and the line it replaces; null: a new line. */
export interface PricedEditLine {
  priced: PricedLine;
  bought: OrderLineRow | null;
  isOtherVariant: boolean;
}

/**
 * Returns the goods of an order after the edit. A line keeps its price, also in another colour or size; an added line costs today's
 * price.
 * @throws InvalidInput by field: `lines`, `lines.0.variantId`, `newLines.0.variantId`
 */
export async function applyLineChanges(
  db: Db,
  { order, lines, edit, terms }: { order: PlacedOrderRow; lines: readonly OrderLineRow[]; edit: OrderChanges; terms: PurchaseTerms },
): Promise<PricedEditLine[]> {
  const goods = lines.filter(({ kind }) => kind === 'goods');
  const issues: FieldIssue[] = [];
  const wanted = goods.map((line) => {
    const change = edit.lines.find(({ lineId }) => lineId === line.id);
    return { line, quantity: change?.quantity ?? line.quantity - line.cancelled, variantId: change?.variantId ?? line.variantId ?? 0 };
  });
  const variantIds = [...wanted, ...edit.newLines].map(({ variantId }) => variantId);
  const { languageId, countryId } = order;
  const variants = new Map((await listCartVariants(db, { variantIds, languageId })).map((variant) => [variant.variantId, variant]));
  const prices = await getCurrentPrices(db, { variantIds: edit.newLines.map(({ variantId }) => variantId), countryId });

  const keptLines = wanted.flatMap(({ line, quantity, variantId }): PricedEditLine[] => {
    if (quantity === 0) return [];
    const variant = variants.get(variantId);
    const isOtherVariant = variantId !== line.variantId;
    const isPossible = variant && (!isOtherVariant || (variant.isSellable && variant.productId === line.productId));
    if (!isPossible) {
      issues.push({ field: formatLineField(edit, line.id), code: 'unavailable', params: { message: 'This item is not available' } });
      return [];
    }
    const price = { regular: line.unitPrice, discount: line.discountPrice, prior: null };
    // The line keeps the terms on which it was sold.
    const sold = { ...variant, isHygiene: line.isHygiene };
    return [{ priced: toPricedLine(sold, quantity, price), bought: line, isOtherVariant }];
  });
  const added = edit.newLines.flatMap(({ variantId, quantity }, index): PricedEditLine[] => {
    const [variant, price] = [variants.get(variantId), prices.get(variantId)];
    if (!variant?.isSellable || !price) {
      issues.push({ field: `newLines.${index}.variantId`, code: 'unavailable', params: { message: 'This item is not sold in this country' } });
      return [];
    }
    return priceOnTerms([toPricedLine(variant, quantity, price)], terms).map((priced) => ({ priced, bought: null, isOtherVariant: false }));
  });
  const unknown = edit.lines.find(({ lineId }) => !goods.some(({ id }) => id === lineId));
  if (unknown) issues.push({ field: formatLineField(edit, unknown.lineId), code: 'unavailable', params: { message: 'The order has no such line' } });
  if (issues.length === 0 && keptLines.length + added.length === 0) {
    issues.push({ field: 'lines', code: 'required', params: { message: 'At least one item must remain. Cancel the order instead.' } });
  }
  if (issues.length > 0) throw new InvalidInput(issues);
  return [...keptLines, ...added];
}

const formatLineField = (edit: OrderChanges, lineId: number): string => `lines.${edit.lines.findIndex((line) => line.lineId === lineId)}.variantId`;

const toPricedLine = (variant: CartVariant, quantity: number, price: NonNullable<PricedLine['price']>): PricedLine => ({
  id: 0,
  quantity,
  shownPrice: price.discount,
  variant,
  price,
  available: quantity,
  problem: null,
});
