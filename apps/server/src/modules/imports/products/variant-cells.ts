import { parseMajor } from '#kit/money';
import type { ColumnName, ShopifyLine } from './shopify-columns.ts';

/** Records an error of a cell, which leaves its product out. */
export type Refuse = (line: number, column: ColumnName, message: string) => void;

/** Minor units. */
const MAX_PRICE = 1_000_000_000;

/** @returns minor units. Reports an invalid price, and then returns undefined or the price out of range. */
export function readPrice(line: ShopifyLine, column: 'price' | 'compareAtPrice', currency: string, refuse: Refuse): number | undefined {
  const cell = line.cell(column);
  if (cell === '') {
    refuse(line.line, column, 'The variant has no price.');
    return undefined;
  }
  if (!/^\d{1,10}(?:\.\d{1,4})?$/.test(cell)) {
    refuse(line.line, column, `"${cell}" is not a price. Use the format 1234.50.`);
    return undefined;
  }
  const { amount } = parseMajor(cell, currency);
  // Shopify writes 0 if there is no compare-at price.
  if (column === 'compareAtPrice' ? amount > MAX_PRICE : amount <= 0 || amount > MAX_PRICE)
    refuse(line.line, column, `The price ${cell} is zero or too high.`);
  return amount;
}

/** @returns pieces; null if the merchant does not track stock */
export function readQuantity(line: ShopifyLine, refuse: Refuse): number | null {
  const cell = line.cell('quantity');
  if (cell === '') return null;
  if (!/^-?\d{1,7}$/.test(cell)) refuse(line.line, 'quantity', `"${cell}" is not a whole number of pieces.`);
  // Negative stock means that the variant was oversold elsewhere, so no stock is left to sell here.
  return Math.max(0, Number(cell) || 0);
}

export function readGrams(line: ShopifyLine, refuse: Refuse): number {
  const cell = line.cell('grams');
  if (cell === '') return 0;
  if (!/^\d{1,7}(?:\.\d+)?$/.test(cell)) refuse(line.line, 'grams', `"${cell}" is not a weight in grams.`);
  return Math.round(Number(cell) || 0);
}
