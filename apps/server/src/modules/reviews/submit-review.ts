import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import { findLanguage, getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import type { ReviewContent } from './contract.ts';
import { ReviewExists } from './errors.ts';
import { cleanPlainText, shortenAuthor } from './plain-text.ts';
import { reviews } from './tables.ts';

/** A review with its order and variant. The caller has verified the purchase. */
export interface SubmittedReview extends Pick<ReviewContent, 'productId' | 'author' | 'stars' | 'fit' | 'text' | 'languageId'> {
  orderNumber: string;
  countryId: number;
  colorId: number | null;
  sizeId: number | null;
}

/**
 * Stores a review, which is shown after approval.
 * @throws ReviewExists for the same product and order
 * @throws InvalidInput if the author's name is empty after cleaning
 */
export async function submitReview(db: Db, { author, text, languageId, countryId, ...review }: SubmittedReview): Promise<void> {
  const name = shortenAuthor(author);
  if (name === '') throw new InvalidInput([{ field: 'author', code: 'required' }]);
  const country = await getCountry(db, countryId);
  const [stored] = await db
    .insert(reviews)
    .values({
      ...review,
      author: name,
      text: cleanPlainText(text),
      countryId: country.id,
      languageId: (await findLanguage(db, languageId))?.id ?? country.languageId,
      createdAt: now(),
    })
    .onConflictDoNothing({ target: [reviews.orderNumber, reviews.productId] })
    .returning({ id: reviews.id });
  if (!stored) throw new ReviewExists();
}

/** @throws ReviewExists if the order has a review of the product */
export async function assertNotReviewed(db: Db, { orderNumber, productId }: Pick<SubmittedReview, 'orderNumber' | 'productId'>): Promise<void> {
  const ofOrder = and(eq(reviews.orderNumber, orderNumber), eq(reviews.productId, productId));
  if ((await db.$count(reviews, ofOrder)) > 0) throw new ReviewExists();
}
