import type { ReviewOrder } from '#lib/api/catalogue-calls.ts';

/** The orders of reviews; the first one is the default. */
export const reviewOrders = ['newest', 'highest', 'lowest'] as const satisfies ReviewOrder[];

/** Reads an order from an untrusted query parameter. */
export const readReviewOrder = (text: string | null): ReviewOrder => reviewOrders.find((order) => order === text) ?? reviewOrders[0];

/** Returns the query of a page of reviews without JavaScript: `?reviewsBy=highest&reviews=2`. Defaults are left out. */
export function buildReviewsQuery(orderBy: ReviewOrder, page: number): string {
  const parts = [orderBy === reviewOrders[0] ? '' : `reviewsBy=${orderBy}`, page === 1 ? '' : `reviews=${page}`].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
