import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import { findLanguage, getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import type { NewReview } from './contract.ts';
import { ReviewExists } from './errors.ts';
import { plainText, shownAuthor } from './plain-text.ts';
import { reviews } from './tables.ts';

/** What a buyer says, and of which order and piece: that he bought it is proven by whoever calls. */
export interface SubmittedReview extends Pick<NewReview, 'productId' | 'author' | 'stars' | 'fit' | 'text' | 'languageId'> {
  orderNumber: string;
  countryId: number;
  colorId: number | null;
  sizeId: number | null;
}

/**
 * Takes a review in. It is shown once somebody has approved it.
 * @throws ReviewExists the second time for the same product and order
 * @throws InvalidInput if nothing is left of the author's name
 */
export async function submitReview(db: Db, { author, text, languageId, countryId, ...review }: SubmittedReview): Promise<void> {
  const name = shownAuthor(author);
  if (name === '') throw new InvalidInput([{ field: 'author', code: 'required' }]);
  const country = await getCountry(db, countryId);
  const [kept] = await db
    .insert(reviews)
    .values({
      ...review,
      author: name,
      text: plainText(text),
      countryId: country.id,
      languageId: (await findLanguage(db, languageId))?.id ?? country.languageId,
      createdAt: now(),
    })
    .onConflictDoNothing({ target: [reviews.orderNumber, reviews.productId] })
    .returning({ id: reviews.id });
  if (!kept) throw new ReviewExists();
}
