import { listOrderLines, type LinePieces, type PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';
import { StartError } from '#platform/start-error';

/**
 * Parses pieces such as `SHIRT-NAVY-M=2`; the SKU alone means one piece. If several lines have the SKU, uses the first lines.
 * @throws StartError that lists the order's SKUs
 */
export async function parsePieces(db: Db, order: PlacedOrderRow, words: readonly string[]): Promise<LinePieces[]> {
  const goods = (await listOrderLines(db, order.id)).filter(({ kind }) => kind === 'goods');
  return words.flatMap((word) => {
    const [, sku = '', count = '1'] = /^(.+?)(?:=(\d+))?$/.exec(word) ?? [];
    const lines = goods.filter((line) => line.sku.toUpperCase() === sku.toUpperCase());
    if (lines.length === 0) {
      const goodsList = goods.map((line) => `  ${line.sku}=${line.quantity - line.cancelled}  ${line.name}`).join('\n');
      throw new StartError(`Order ${order.orderNumber} has no ${sku}. It has:\n${goodsList}`);
    }
    let left = Number(count);
    const pieces = lines.flatMap(({ id, quantity, cancelled }, index) => {
      const part = index === lines.length - 1 ? left : Math.min(left, quantity - cancelled);
      left -= part;
      return part > 0 ? [{ orderLineId: id, quantity: part }] : [];
    });
    if (pieces.length === 0) throw new StartError(`How many of ${sku}? Write ${sku}=1.`);
    return pieces;
  });
}
