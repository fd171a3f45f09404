import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, like, lt, sql } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { productTag } from '#modules/catalog';
import type { Fit } from '#modules/reviews';
import type { Db } from '#platform/database';
import { dropTags } from '#platform/tag-drops';
import { inTransaction, type Tx } from '#platform/transaction';
import { attributeValues, products, variants } from '#tables/catalog';
import { countries, languages } from '#tables/countries';
import { fitReports, productRatings, reviews } from '#tables/reviews';
import { demoReviewers } from './review-texts.ts';

/** Of the catalogue's first products every fifth is reviewed: a large demo shop has the same reviews as a small one. */
const LOOKED_AT = 300;
const EVERY = 5;
const MOST_EACH = 20;

/** As often as they stand here, so many garments fit that way. */
const cuts: readonly (Fit | 'divided')[] = ['true', 'true', 'true', 'true', 'small', 'small', 'large', 'divided'];

type NewReviewRow = typeof reviews.$inferInsert;
interface ReviewedProduct {
  id: number;
  handle: string;
  publishedAt: Date | null;
  pieces: { colorId: number | null; sizeId: number; hasSizes: boolean }[];
}

/**
 * Approved reviews of some products of the demo shop, with nobody's order behind them. The same each time: what is there
 * already stays as it is. Goods of others, which an import brought in, are never spoken of.
 * @returns how many were added
 */
export async function seedReviews(db: Db, catalogue: Iterable<{ code: string }>): Promise<number> {
  const [there] = await db.select({ id: reviews.id }).from(reviews).where(like(reviews.orderNumber, 'demo-%')).limit(1);
  if (there) return 0;
  const ids = await placesOf(db);
  return inTransaction(db, async (tx) => {
    const rows = (await reviewedProducts(tx, handlesOf(catalogue))).flatMap((product) => reviewsOf(product, ids));
    if (rows.length === 0) return 0;
    const kept = await tx.insert(reviews).values(rows).onConflictDoNothing().returning();
    const told = kept.flatMap(({ id, productId, fit, sizeId, createdAt }) =>
      fit === null ? [] : [{ productId, source: 'review' as const, reference: String(id), fit, sizeId, at: createdAt }],
    );
    await tx.insert(fitReports).values(told).onConflictDoNothing();
    const spokenOf = [...new Set(kept.map(({ productId }) => productId))];
    await sumUp(tx, spokenOf);
    await dropTags(tx, spokenOf.map(productTag));
    return kept.length;
  });
}

async function placesOf(db: Db) {
  return {
    languages: new Map((await db.select({ code: languages.code, id: languages.id }).from(languages)).map(({ code, id }) => [code, id])),
    countries: new Map(
      (await db.select({ code: countries.code, id: countries.id }).from(countries).where(eq(countries.isActive, true)).orderBy(asc(countries.id)))
        // The first row of a country is its own, a later one lends a host.
        .toReversed()
        .map(({ code, id }) => [code, id]),
    ),
  };
}

function handlesOf(catalogue: Iterable<{ code: string }>): string[] {
  const handles: string[] = [];
  let walked = 0;
  for (const { code } of catalogue) {
    if (walked % EVERY === 0) handles.push(code);
    if ((walked += 1) === LOOKED_AT) break;
  }
  return handles;
}

async function reviewedProducts(tx: Tx, handles: readonly string[]): Promise<ReviewedProduct[]> {
  const chosen = await tx
    .select({ id: products.id, handle: products.handle, publishedAt: products.publishedAt })
    .from(products)
    .where(
      and(
        inArray(products.handle, [...handles]),
        eq(products.status, 'published'),
        // What came yesterday has been worn by nobody.
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

function reviewsOf({ id, handle, publishedAt, pieces }: ReviewedProduct, places: Awaited<ReturnType<typeof placesOf>>): NewReviewRow[] {
  const first = (publishedAt?.getTime() ?? 0) + days(4);
  const since = Math.max(first, now().getTime() - days(300));
  const cut = pick(cuts, `${handle} cut`);
  const count = 1 + drawn(`${handle} count`, MOST_EACH);
  const said = new Set<string>();
  return Array.from({ length: count }, (_, index): NewReviewRow[] => {
    const seed = `${handle} ${index}`;
    const language = pick(Object.keys(demoReviewers), `${seed} language`);
    const reviewers = demoReviewers[language];
    const countryId = reviewers && places.countries.get(pick(reviewers.countries, `${seed} country`));
    const languageId = places.languages.get(language);
    const piece = pieces[drawn(`${seed} piece`, pieces.length)];
    if (!reviewers || !countryId || !languageId || !piece) return [];
    // Most say what the cut is, a few say otherwise.
    const mayBe = (fit: Fit | null) =>
      piece.hasSizes ? cut === 'divided' || fit === null || fit === cut || drawn(`${seed} odd`, 6) === 0 : fit === null;
    const opinion = pick(
      reviewers.opinions.filter(({ fit }) => mayBe(fit)),
      `${seed} opinion`,
    );
    // Nobody says the same of the same garment in another's words.
    if (said.has(opinion.text)) return [];
    said.add(opinion.text);
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
        createdAt: new Date(since + (drawn(`${seed} day`, 1000) / 1000) * (now().getTime() - since)),
        decidedAt: now(),
        decidedBy: 'demo',
      },
    ];
  }).flat();
}

async function sumUp(tx: Tx, productIds: readonly number[]): Promise<void> {
  const said = (fit: Fit) => sql<number>`count(*) filter (where ${reviews.fit} = ${fit})::int`;
  const sums = await tx
    .select({
      productId: reviews.productId,
      reviewCount: sql<number>`count(*)::int`,
      starSum: sql<number>`sum(${reviews.stars})::int`,
      fitSmall: said('small'),
      fitTrue: said('true'),
      fitLarge: said('large'),
    })
    .from(reviews)
    .where(and(inArray(reviews.productId, [...productIds]), eq(reviews.status, 'approved')))
    .groupBy(reviews.productId);
  await tx.insert(productRatings).values(sums).onConflictDoNothing();
}

/** A number from 0 up to but not including `below`, the same for the same words. */
const drawn = (words: string, below: number): number => (below === 0 ? 0 : createHash('sha256').update(words).digest().readUInt32BE() % below);

function pick<Item>(from: readonly Item[], words: string): Item {
  const item = from[drawn(words, from.length)];
  if (item === undefined) throw new Error(`nothing to pick from: ${words}`);
  return item;
}
