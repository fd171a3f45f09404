import { days } from '#kit/clock';
import { listLanguages } from '#modules/countries';
import type { Tx } from '#platform/transaction';
import { addToReviewSums, insertReviews, listReviewTexts, type NewReviewRow } from '#seeds/reviews';
import { demoReviewers, type DemoReviewers } from '../content/review-texts.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { SimulatedOrder } from './year-records.ts';
import { listGoodsLines, staff } from './order/order-in-progress.ts';

/** Share of kept products that get a review. */
const SHARE = 0.07;
/** Reviews of the last days wait for approval. */
const UNREAD_DAYS = 4;

/** Adds reviews by customers of the year. A text is not repeated for the same product. */
export async function addReviews(
  tx: Tx,
  { orders, random, today }: { orders: readonly SimulatedOrder[]; random: SeededRandom; today: Date },
): Promise<void> {
  const languages = new Map((await listLanguages(tx)).map(({ id, code }) => [code, id]));
  const knownReviews = new Set((await listReviewTexts(tx)).map(({ productId, text }) => `${productId} ${text}`));
  const rows = orders.flatMap((order) => {
    const writer = Object.entries(demoReviewers).find(([, { countries }]) => countries.includes(order.priced.country.code));
    const languageId = writer && languages.get(writer[0]);
    return writer && languageId ? buildOrderReviews(order, { reviewers: writer[1], languageId, knownReviews, random, today }) : [];
  });
  const approved = (await insertReviews(tx, rows)).filter(({ status }) => status === 'approved');
  await addToReviewSums(tx, approved);
}

interface Writing {
  reviewers: DemoReviewers;
  languageId: number;
  knownReviews: Set<string>;
  random: SeededRandom;
  today: Date;
}

function buildOrderReviews(order: SimulatedOrder, { reviewers, languageId, knownReviews, random, today }: Writing): NewReviewRow[] {
  const { row, priced, planned } = order;
  const { deliveredAt, orderNumber, countryId } = row;
  if (deliveredAt === null) return [];
  return listGoodsLines(order).flatMap(({ productId, variantId, returned }): NewReviewRow[] => {
    const createdAt = new Date(deliveredAt.getTime() + days(2) + random.next() * days(16));
    if (!random.chance(SHARE) || productId === null || returned > 0 || createdAt > today) return [];
    const opinion = random.pick(reviewers.opinions);
    if (knownReviews.has(`${productId} ${opinion.text}`)) return [];
    knownReviews.add(`${productId} ${opinion.text}`);
    const author = `${planned.person.firstName} ${planned.person.lastName.charAt(0)}.`;
    const piece = { colorId: priced.colors.get(variantId) ?? null, sizeId: priced.sizes.get(variantId) ?? null };
    const isRead = createdAt.getTime() < today.getTime() - days(UNREAD_DAYS);
    const decided = isRead ? ({ status: 'approved', decidedAt: new Date(createdAt.getTime() + days(1)), decidedBy: staff } as const) : {};
    return [{ productId, orderNumber, author, ...opinion, ...piece, languageId, countryId, createdAt, ...decided }];
  });
}
