/** Groupings of the report of sales by time, and by a dimension of the read model. */
export const timeGroups = ['day', 'week', 'month'] as const;
export const salesGroups = [...timeGroups, 'country', 'category', 'product', 'brand', 'size', 'color', 'coupon', 'affiliate'] as const;
export const returnGroups = ['reason', 'size', 'product', 'category', 'brand', 'maker', 'country'] as const;
export const stockGroups = ['product', 'category', 'brand'] as const;

/** The months after a first order within which the report of customers looks for another order. */
export const cohortMonths = [1, 2, 3, 6, 12] as const;
