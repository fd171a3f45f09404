import { money, toMajor } from '#kit/money';
import { listPublishingProblems, readProductRecord, saveProductForm, toProductForm, type ProductRecord as StoredProduct } from '#modules/catalog';
import { findPendingPhotos } from '#modules/imports';
import { listSharedPictures } from '#modules/media-library';
import { computePriorPrices, listPriceIssues, listStoredPrices, savePriceForms, toPriceForm, type PriceOfProduct } from '#modules/pricing';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { RecordNotFound } from '../errors.ts';
import { computeRevision } from '../revision.ts';
import type { ProductForm, ProductRecord } from './product-contract.ts';

/** A stored product with its prices: its form and the data from which it was made. */
export interface OpenedProduct {
  id: number;
  form: ProductForm;
  stored: StoredProduct;
  prices: PriceOfProduct[];
}

/**
 * @param vendorId null: any vendor
 * @throws RecordNotFound
 */
export async function openProduct(db: Db, id: number, vendorId: number | null): Promise<OpenedProduct> {
  const stored = await readProductRecord(db, id, vendorId);
  if (!stored) throw new RecordNotFound('product');
  const prices = await listStoredPrices(db, id);
  const ownPrices = prices.filter((price) => price.variantId === null);
  const form = { ...toProductForm(stored), prices: await Promise.all(ownPrices.map((price) => toPriceForm(db, price))) };
  return { id, stored, prices, form };
}

/**
 * Saves a product with its prices. The caller's lock prevents simultaneous edits.
 * @param before null: a new product
 * @returns its id
 * @throws InvalidInput with each field that is wrong or required for publishing
 */
export async function saveOpenedProduct(tx: Tx, form: ProductForm, before: OpenedProduct | null, vendorId: number | null): Promise<number> {
  const productId = await saveProductForm(tx, {
    ...toPricedForm(form),
    before: before && { ...toPricedForm(before.form), missing: before.stored.missing },
    vendorId,
    sharedPictures:
      vendorId === null
        ? []
        : await listSharedPictures(
            tx,
            form.pictures.map(({ mediaId }) => mediaId),
            vendorId,
          ),
    priceIssues: await listPriceIssues(tx, form.prices),
  });
  await savePriceForms(tx, productId, form.prices, before?.prices ?? []);
  return productId;
}

/** Separates the product from its prices, of which only their presence matters to the catalogue. */
export const toPricedForm = ({ prices, ...form }: ProductForm) => ({ form, hasPrice: prices.length > 0 });

const getRevision = ({ id, form }: OpenedProduct): string => computeRevision({ id, ...form });

/** Returns the record with which the form is opened. */
export async function buildRecord(db: Db, opened: OpenedProduct): Promise<ProductRecord> {
  const { id, form, stored, prices } = opened;
  const ofVariants = prices.filter(({ variantId }) => variantId !== null);
  const priors = await computePriorPrices(db, id);
  const currencies = new Map(prices.map(({ countryId, currency }) => [countryId, currency]));
  return {
    id,
    ...form,
    revision: getRevision(opened),
    missing: stored.missing,
    lacking: await listReasonsNotPublished(db, opened),
    stock: stored.variants.map(({ id: variantId, sku, colorId, sizeId, onHand, held }) => ({ id: variantId, sku, colorId, sizeId, onHand, held })),
    images: stored.pictures.flatMap(({ mediaId, image }) => (image ? [{ mediaId, ...image }] : [])),
    variantPrices: await Promise.all(
      ofVariants.map(async (price) => ({ ...(await toPriceForm(db, price)), variantId: price.variantId ?? 0, currency: price.currency })),
    ),
    priorPrices: [...priors].flatMap(([countryId, price]) => {
      const currency = currencies.get(countryId);
      return currency ? [{ countryId, price: toMajor(money(price, currency)) }] : [];
    }),
    updatedAt: stored.updatedAt.toISOString(),
  };
}

/** Returns why a product is not published; for one that an import is to publish, why its photos are not there. */
async function listReasonsNotPublished(db: Db, { id, form }: OpenedProduct): Promise<ProductRecord['lacking']> {
  const problems = await listPublishingProblems(db, toPricedForm(form));
  const pending = form.status === 'draft' ? await findPendingPhotos(db, id) : undefined;
  if (pending === undefined) return problems;
  return [{ field: 'pictures', message: pending }, ...problems.filter(({ field }) => field !== 'pictures')];
}
