import { sql } from 'drizzle-orm';
import { days } from '#kit/clock';
import { listLanguages } from '#modules/countries';
import type { Tx } from '#platform/transaction';
import { fitReports, productRatings, reviews } from '#tables/reviews';
import { demoReviewers, type DemoReviewers } from '../content/review-texts.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { SimulatedOrder } from './year-records.ts';
import { insertRows } from './insert-rows.ts';
import { listGoodsLines, staff } from './order/order-in-progress.ts';

/** Share of kept products that get a review. */
const SHARE = 0.07;
/** Reviews of the last days wait for approval. */
const UNREAD_DAYS = 4;

type NewReview = typeof reviews.$inferInsert;

/** Adds reviews by customers of the year. A text is not repeated for the same product. */
export async function addReviews(
  tx: Tx,
  { orders, random, today }: { orders: readonly SimulatedOrder[]; random: SeededRandom; today: Date },
): Promise<void> {
  const languages = new Map((await listLanguages(tx)).map(({ id, code }) => [code, id]));
  const known = await tx.select({ productId: reviews.productId, text: reviews.text }).from(reviews);
  const knownReviews = new Set(known.map(({ productId, text }) => `${productId} ${text}`));
  const rows = orders.flatMap((order) => {
    const writer = Object.entries(demoReviewers).find(([, { countries }]) => countries.includes(order.priced.country.code));
    const languageId = writer && languages.get(writer[0]);
    return writer && languageId ? buildOrderReviews(order, { reviewers: writer[1], languageId, knownReviews, random, today }) : [];
  });
  const inserted = rows.length > 0 ? await tx.insert(reviews).values(rows).returning() : [];
  const shown = inserted.filter(({ status }) => status === 'approved');
  const fitReportRows = shown.flatMap(({ id, productId, fit, sizeId, createdAt: at }) =>
    fit === null ? [] : [{ productId, source: 'review' as const, reference: String(id), fit, sizeId, at }],
  );
  await insertRows(tx, fitReports, fitReportRows);
  await addToReviewSums(tx, shown);
}

interface Writing {
  reviewers: DemoReviewers;
  languageId: number;
  knownReviews: Set<string>;
  random: SeededRandom;
  today: Date;
}

function buildOrderReviews(order: SimulatedOrder, { reviewers, languageId, knownReviews, random, today }: Writing): NewReview[] {
  const { row, priced, planned } = order;
  const { deliveredAt, orderNumber, countryId } = row;
  if (deliveredAt === null) return [];
  return listGoodsLines(order).flatMap(({ productId, variantId, returned }): NewReview[] => {
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

/** Adds approved reviews to the products' sums. */
async function addToReviewSums(tx: Tx, shown: readonly (typeof reviews.$inferSelect)[]): Promise<void> {
  const rows = shown.map(({ productId, stars, fit }) => ({ product_id: productId, stars, fit }));
  await tx.execute(sql`
    insert into ${productRatings} as kept (product_id, review_count, star_sum, fit_small, fit_true, fit_large)
    select product_id, count(*), sum(stars), count(*) filter (where fit = 'small'), count(*) filter (where fit = 'true'), count(*) filter (where fit = 'large')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (product_id int, stars int, fit text) group by product_id
    on conflict (product_id) do update set review_count = kept.review_count + excluded.review_count, star_sum = kept.star_sum + excluded.star_sum,
      fit_small = kept.fit_small + excluded.fit_small, fit_true = kept.fit_true + excluded.fit_true, fit_large = kept.fit_large + excluded.fit_large`);
}
