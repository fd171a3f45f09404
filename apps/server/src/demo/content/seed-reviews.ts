import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, like, lt, sql } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { buildProductTag } from '#modules/catalog';
import type { Fit } from '#modules/reviews';
import type { Db } from '#platform/database';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction, type Tx } from '#platform/transaction';
import { attributeValues, products, variants } from '#tables/catalog';
import { countries, languages } from '#tables/countries';
import { fitReports, productRatings, reviews } from '#tables/reviews';
import { demoReviewers } from './review-texts.ts';

/** Every fifth of the catalogue's first products gets reviews, so that a large demo shop has the same reviews as a small one. */
const REVIEWED_PRODUCTS = 300;
const EVERY = 5;
const MOST_EACH = 20;

/** Distribution of the fit of products, by frequency in this list. */
const fitDistribution: readonly (Fit | 'divided')[] = ['true', 'true', 'true', 'true', 'small', 'small', 'large', 'divided'];

type NewReviewRow = typeof reviews.$inferInsert;
interface ReviewedProduct {
  id: number;
  handle: string;
  publishedAt: Date | null;
  pieces: { colorId: number | null; sizeId: number; hasSizes: boolean }[];
}

/**
 * Adds approved reviews without orders to some products of the demo shop. They are the same each time; existing ones stay unchanged. Imported
 * products get none.
 * @returns how many were added
 */
export async function seedReviews(db: Db, catalogue: Iterable<{ code: string }>): Promise<number> {
  const [existingReview] = await db.select({ id: reviews.id }).from(reviews).where(like(reviews.orderNumber, 'demo-%')).limit(1);
  if (existingReview) return 0;
  const ids = await readLanguagesAndCountries(db);
  return inTransaction(db, async (tx) => {
    const rows = (await listReviewedProducts(tx, listProductHandles(catalogue))).flatMap((product) => buildReviews(product, ids));
    if (rows.length === 0) return 0;
    const inserted = await tx.insert(reviews).values(rows).onConflictDoNothing().returning();
    const fitReportRows = inserted.flatMap(({ id, productId, fit, sizeId, createdAt }) =>
      fit === null ? [] : [{ productId, source: 'review' as const, reference: String(id), fit, sizeId, at: createdAt }],
    );
    await tx.insert(fitReports).values(fitReportRows).onConflictDoNothing();
    const reviewedProductIds = [...new Set(inserted.map(({ productId }) => productId))];
    await updateReviewSums(tx, reviewedProductIds);
    await dropTags(tx, reviewedProductIds.map(buildProductTag));
    return inserted.length;
  });
}

async function readLanguagesAndCountries(db: Db) {
  return {
    languages: new Map((await db.select({ code: languages.code, id: languages.id }).from(languages)).map(({ code, id }) => [code, id])),
    countries: new Map(
      (await db.select({ code: countries.code, id: countries.id }).from(countries).where(eq(countries.isActive, true)).orderBy(asc(countries.id)))
        // The first row of a country is its own, later ones are host rows.
        .toReversed()
        .map(({ code, id }) => [code, id]),
    ),
  };
}

function listProductHandles(catalogue: Iterable<{ code: string }>): string[] {
  const handles: string[] = [];
  let walked = 0;
  for (const { code } of catalogue) {
    if (walked % EVERY === 0) handles.push(code);
    if ((walked += 1) === REVIEWED_PRODUCTS) break;
  }
  return handles;
}

async function listReviewedProducts(tx: Tx, handles: readonly string[]): Promise<ReviewedProduct[]> {
  const chosen = await tx
    .select({ id: products.id, handle: products.handle, publishedAt: products.publishedAt })
    .from(products)
    .where(
      and(
        inArray(products.handle, [...handles]),
        eq(products.status, 'published'),
        // New products have no reviews yet.
        lt(products.publishedAt, new Date(now().getTime() - days(14))),
      ),
    )
    .orderBy(asc(products.id));
  const pieces = await tx
    .select({ productId: variants.productId, colorId: variants.colorId, sizeId: variants.sizeId, scale: attributeValues.scale })
    .from(variants)
    .innerJoin(attributeValues, eq(attributeValues.id, variants.sizeId))
    .where(
      inArray(
        variants.productId,
        chosen.map(({ id }) => id),
      ),
    )
    .orderBy(asc(variants.id));
  return chosen.map((product) => ({
    ...product,
    pieces: pieces.filter(({ productId }) => productId === product.id).map(({ scale, ...piece }) => ({ ...piece, hasSizes: scale !== 'one' })),
  }));
}

function buildReviews(
  { id, handle, publishedAt, pieces }: ReviewedProduct,
  places: Awaited<ReturnType<typeof readLanguagesAndCountries>>,
): NewReviewRow[] {
  const first = (publishedAt?.getTime() ?? 0) + days(4);
  const since = Math.max(first, now().getTime() - days(300));
  const cut = pick(fitDistribution, `${handle} cut`);
  const count = 1 + pickNumber(`${handle} count`, MOST_EACH);
  const usedTexts = new Set<string>();
  return Array.from({ length: count }, (_, index): NewReviewRow[] => {
    const seed = `${handle} ${index}`;
    const language = pick(Object.keys(demoReviewers), `${seed} language`);
    const reviewers = demoReviewers[language];
    const countryId = reviewers && places.countries.get(pick(reviewers.countries, `${seed} country`));
    const languageId = places.languages.get(language);
    const piece = pieces[pickNumber(`${seed} piece`, pieces.length)];
    if (!reviewers || !countryId || !languageId || !piece) return [];
    // Most reviews agree with the product's fit, a few differ.
    const mayBe = (fit: Fit | null) =>
      piece.hasSizes ? cut === 'divided' || fit === null || fit === cut || pickNumber(`${seed} odd`, 6) === 0 : fit === null;
    const opinion = pick(
      reviewers.opinions.filter(({ fit }) => mayBe(fit)),
      `${seed} opinion`,
    );
    // Does not repeat a text for the same product.
    if (usedTexts.has(opinion.text)) return [];
    usedTexts.add(opinion.text);
    return [
      {
        productId: id,
        orderNumber: `demo-${index + 1}`,
        author: pick(reviewers.authors, `${seed} author`),
        ...opinion,
        colorId: piece.colorId,
        sizeId: piece.sizeId,
        languageId,
        countryId,
        status: 'approved',
        createdAt: new Date(since + (pickNumber(`${seed} day`, 1000) / 1000) * (now().getTime() - since)),
        decidedAt: now(),
        decidedBy: 'demo',
      },
    ];
  }).flat();
}

async function updateReviewSums(tx: Tx, productIds: readonly number[]): Promise<void> {
  const countFit = (fit: Fit) => sql<number>`count(*) filter (where ${reviews.fit} = ${fit})::int`;
  const sums = await tx
    .select({
      productId: reviews.productId,
      reviewCount: sql<number>`count(*)::int`,
      starSum: sql<number>`sum(${reviews.stars})::int`,
      fitSmall: countFit('small'),
      fitTrue: countFit('true'),
      fitLarge: countFit('large'),
    })
    .from(reviews)
    .where(and(inArray(reviews.productId, [...productIds]), eq(reviews.status, 'approved')))
    .groupBy(reviews.productId);
  await tx.insert(productRatings).values(sums).onConflictDoNothing();
}

/** Returns a number from 0 to `below`, exclusive, that depends on a text only. */
const pickNumber = (words: string, below: number): number => (below === 0 ? 0 : createHash('sha256').update(words).digest().readUInt32BE() % below);

function pick<Item>(from: readonly Item[], words: string): Item {
  const item = from[pickNumber(words, from.length)];
  if (item === undefined) throw new Error(`nothing to pick from: ${words}`);
  return item;
}
