import { defaultLanguageId } from '@selvedge/i18n';
import { asc, eq } from 'drizzle-orm';
import { listProductListings } from '#modules/catalog';
import type { Db } from '#platform/database';
import { reviews } from './tables.ts';

/** A review that waits for approval. */
export interface PendingReview {
  id: number;
  product: string;
  orderNumber: string;
  author: string;
  stars: number;
  fit: string | null;
  text: string;
  createdAt: Date;
}

/** Maximum number of reviews that an operator sees at once. */
const maxReviews = 100;

/** Returns the reviews that wait for approval, the oldest first. */
export async function listPendingReviews(db: Db): Promise<PendingReview[]> {
  const rows = await db.select().from(reviews).where(eq(reviews.status, 'pending')).orderBy(asc(reviews.id)).limit(maxReviews);
  const products = await listProductListings(db, { productIds: [...new Set(rows.map(({ productId }) => productId))], languageId: defaultLanguageId });
  return rows.map(({ id, productId, orderNumber, author, stars, fit, text, createdAt }) => ({
    id,
    product: products.get(productId)?.name ?? `product ${productId}`,
    orderNumber,
    author,
    stars,
    fit,
    text,
    createdAt,
  }));
}
