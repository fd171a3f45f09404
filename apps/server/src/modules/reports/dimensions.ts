/**
 * The dimensions of the read model. The rows of each add up to the total, except for `branch` (a product counts in every category above it)
 * and `reason` (only returned pieces have one).
 */
export const figureDimensions = [
  'total',
  'category',
  'branch',
  'brand',
  'product',
  'maker',
  'size',
  'color',
  'coupon',
  'affiliate',
  'reason',
] as const;
export type FigureDimension = (typeof figureDimensions)[number];

/** Groupings of the report of sales by time, and by a dimension of the read model. */
export const timeGroups = ['day', 'week', 'month'] as const;
export const salesGroups = [...timeGroups, 'country', 'category', 'product', 'brand', 'size', 'color', 'coupon', 'affiliate'] as const;
export const returnGroups = ['reason', 'size', 'product', 'category', 'brand', 'maker', 'country'] as const;
export const stockGroups = ['product', 'category', 'brand'] as const;

/** The groupings that can be combined with a category or a brand. */
export const goodsGroups: readonly string[] = [...timeGroups, 'country', 'product', 'category', 'brand'];
export const returnGoodsGroups: readonly string[] = ['product', 'category', 'brand', 'maker'];

/** The months after a first order within which the report of customers looks for another order. */
export const cohortMonths = [1, 2, 3, 6, 12] as const;
