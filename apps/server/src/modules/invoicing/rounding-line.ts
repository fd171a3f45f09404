import type { DocumentLine } from './document-content.ts';

/** Builds the line of a cash rounding, which carries no VAT. @param amount minor units */
export const buildRoundingLine = (amount: number): DocumentLine => ({
  orderLineId: null,
  kind: 'rounding',
  sku: '',
  text: '',
  quantity: 1,
  unitPrice: amount,
  discount: 0,
  total: amount,
  vatBasisPoints: 0,
  vat: 0,
});
