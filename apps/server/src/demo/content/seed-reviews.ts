import { createHash } from 'node:crypto';
import { days, now } from '#kit/clock';
import { buildProductTag } from '#modules/catalog';
import { listLanguages } from '#modules/countries';
import type { Fit } from '#modules/reviews';
import type { Db } from '#platform/database';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { listProductsWithPieces } from '#seeds/catalog';
import { listShopCountries } from '#seeds/countries';
import { hasDemoReviews, insertReviews, insertReviewSums, type NewReviewRow } from '#seeds/reviews';
import { demoReviewers } from './review-texts.ts';

/** Every fifth of the catalogue's first products gets reviews, so that a large demo shop has the same reviews as a small one. */
const REVIEWED_PRODUCTS = 300;
const REVIEWED_INTERVAL = 5;
const MAX_REVIEWS = 20;
/** New products have no reviews yet. */
const NEW_PRODUCT_DAYS = 14;

/** Distribution of the fit of products, by frequency in this list. */
const fitDistribution: readonly (Fit | 'divided')[] = ['true', 'true', 'true', 'true', 'small', 'small', 'large', 'divided'];

type ReviewedProduct = Awaited<ReturnType<typeof listProductsWithPieces>>[number];

/**
 * Adds approved reviews without orders to some products of the demo shop. They are the same each time; existing ones stay unchanged. Imported
 * products get none.
 * @returns how many were added
 */
export async function seedReviews(db: Db, catalogue: Iterable<{ code: string }>): Promise<number> {
  if (await hasDemoReviews(db)) return 0;
  const ids = await readLanguagesAndCountries(db);
  return inTransaction(db, async (tx) => {
    const isOld = new Date(now().getTime() - days(NEW_PRODUCT_DAYS));
    const reviewed = await listProductsWithPieces(tx, listProductHandles(catalogue), isOld);
    const inserted = await insertReviews(
      tx,
      reviewed.flatMap((product) => buildReviews(product, ids)),
    );
    if (inserted.length === 0) return 0;
    const productIds = [...new Set(inserted.map(({ productId }) => productId))];
    await insertReviewSums(tx, productIds);
    await dropTags(tx, productIds.map(buildProductTag));
    return inserted.length;
  });
}

async function readLanguagesAndCountries(db: Db) {
  return {
    languages: new Map((await listLanguages(db)).map(({ code, id }) => [code, id])),
    countries: new Map((await listShopCountries(db)).map(({ code, id }) => [code, id])),
  };
}

function listProductHandles(catalogue: Iterable<{ code: string }>): string[] {
  const handles: string[] = [];
  let walked = 0;
  for (const { code } of catalogue) {
    if (walked % REVIEWED_INTERVAL === 0) handles.push(code);
    if ((walked += 1) === REVIEWED_PRODUCTS) break;
  }
  return handles;
}

function buildReviews(
  { id, handle, publishedAt, pieces }: ReviewedProduct,
  places: Awaited<ReturnType<typeof readLanguagesAndCountries>>,
): NewReviewRow[] {
  const first = (publishedAt?.getTime() ?? 0) + days(4);
  const since = Math.max(first, now().getTime() - days(300));
  const cut = pick(fitDistribution, `${handle} cut`);
  const count = 1 + pickNumber(`${handle} count`, MAX_REVIEWS);
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

/** Returns a number from 0 to `below`, exclusive, that depends on a text only. */
const pickNumber = (words: string, below: number): number => (below === 0 ? 0 : createHash('sha256').update(words).digest().readUInt32BE() % below);

function pick<Item>(from: readonly Item[], words: string): Item {
  const item = from[pickNumber(words, from.length)];
  if (item === undefined) throw new Error(`nothing to pick from: ${words}`);
  return item;
}
