import { asc, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { reviews } from './tables.ts';

/** Returns the reviews of these orders, for a customer's data export. */
export const readReviewData = (db: Db, orderNumbers: readonly string[]) =>
  db
    .select({
      productId: reviews.productId,
      orderNumber: reviews.orderNumber,
      author: reviews.author,
      stars: reviews.stars,
      fit: reviews.fit,
      text: reviews.text,
      status: reviews.status,
      createdAt: reviews.createdAt,
      reason: reviews.reason,
    })
    .from(reviews)
    .where(inArray(reviews.orderNumber, [...orderNumbers]))
    .orderBy(asc(reviews.id));
