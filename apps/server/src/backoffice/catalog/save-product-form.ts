import { InvalidInput, type FieldIssue } from '#kit/errors';
import { parseMajor } from '#kit/money';
import { savePictureTexts, saveProduct, type LegalNeed } from '#modules/catalog';
import { getCurrency, getCountry, toInstant } from '#modules/countries';
import { removePrices, setPrices, type NewPrice } from '#modules/pricing';
import { findSqlState, type Tx } from '#platform/transaction';
import { listProductIssues } from './check-product.ts';
import type { PriceForm, ProductForm } from './product-contract.ts';
import { toFormPrice, type OpenedProduct } from './product-form.ts';
import { listLegalProblems, listPublishingProblems, type PublishingProblem } from './publishing-problems.ts';

/**
 * Saves a whole product form: facts, texts, variants, images, prices, but not its stock. The caller's lock prevents simultaneous edits.
 * @param before null: a new product
 * @param vendorId vendor of the form; null: the merchant
 * @returns its id
 * @throws InvalidInput with each field that is wrong or required for publishing
 */
export async function saveProductForm(tx: Tx, form: ProductForm, before: OpenedProduct | null, vendorId: number | null): Promise<number> {
  const issues = await listProductIssues(tx, form, vendorId);
  if (before && before.form.handle !== form.handle)
    issues.push(createIssue('handle', 'fixed', 'The handle cannot be changed, because imports use it'));
  if (issues.length > 0) throw new InvalidInput(issues);
  if (form.status === 'published') await assertPublishable(tx, form, before);
  const product = {
    ...form,
    vendorId: vendorId ?? form.vendorId,
    missing: await listMissingNeeds(tx, form, before),
    texts: form.texts.filter(({ name }) => name !== ''),
    areAllTexts: true,
    media: form.pictures,
  };
  const { productId, isNew } = await saveProduct(tx, product).catch((error: unknown) => {
    throw toTakenSkuError(error, form) ?? error;
  });
  if (!before && !isNew) throw new InvalidInput([createIssue('handle', 'taken', 'Another product has this handle')]);
  await savePictureTexts(tx, form.pictures);
  await savePrices(tx, productId, form.prices, before);
  return productId;
}

const createIssue = (field: string, code: string, message: string): FieldIssue => ({ field, code, params: { message } });

/** A published product may stay incomplete: only newly missing data is refused. */
async function assertPublishable(tx: Tx, form: ProductForm, before: OpenedProduct | null): Promise<void> {
  const key = ({ field, message }: PublishingProblem) => `${field} ${message}`;
  const had = before?.form.status === 'published' ? new Set((await listPublishingProblems(tx, before.form)).map(key)) : new Set<string>();
  const problems = (await listPublishingProblems(tx, form)).filter((problem) => !had.has(key(problem)));
  if (problems.length > 0) throw new InvalidInput(problems.map(({ field, message, need }) => createIssue(field, need ?? 'required', message)));
}

/** Requirements that were waived once (an import on loopback) stay waived while the product is published. */
async function listMissingNeeds(tx: Tx, form: ProductForm, before: OpenedProduct | null): Promise<LegalNeed[]> {
  const isWaived = form.status === 'published' && before?.form.status === 'published' && before.stored.missing.length === 0;
  return isWaived ? [] : (await listLegalProblems(tx, form)).flatMap(({ need }) => need ?? []);
}

function toTakenSkuError(error: unknown, { variants }: ProductForm): InvalidInput | undefined {
  const known = error as { code?: string; params?: { sku?: string } };
  if (known.code === 'SkuTaken') {
    const index = variants.findIndex(({ sku }) => sku === known.params?.sku);
    return new InvalidInput([createIssue(`variants.${Math.max(index, 0)}.sku`, 'taken', 'Another product has this SKU')]);
  }
  // Another save took a SKU or an address at the same moment.
  return findSqlState(error) === '23505'
    ? new InvalidInput([createIssue('variants', 'taken', 'Another product uses one of these SKUs or URL slugs. Save again.')])
    : undefined;
}

/** Writes only differences: the start of a sale keeps its seconds, and an unchanged country its price history. */
async function savePrices(tx: Tx, productId: number, wanted: readonly PriceForm[], before: OpenedProduct | null): Promise<void> {
  const stored = before?.prices.filter(({ variantId }) => variantId === null) ?? [];
  const shown = new Map<number, PriceForm>();
  for (const price of stored) shown.set(price.countryId, await toFormPrice(tx, price));
  const changed: NewPrice[] = [];
  for (const price of wanted) {
    const there = shown.get(price.countryId);
    if (there && isSame(there, price)) continue;
    const was = stored.find(({ countryId }) => countryId === price.countryId);
    const { code } = await getCurrency(tx, price.countryId);
    const { timeZone } = await getCountry(tx, price.countryId);
    const readTime = (field: 'saleFrom' | 'saleUntil') =>
      price[field] === null ? null : there?.[field] === price[field] ? (was?.[field] ?? null) : toInstant(timeZone, price[field]);
    changed.push({
      productId,
      countryId: price.countryId,
      regular: parseMajor(price.regular, code).amount,
      sale: price.sale === null ? null : parseMajor(price.sale, code).amount,
      saleFrom: readTime('saleFrom'),
      saleUntil: readTime('saleUntil'),
    });
  }
  if (changed.length > 0) await setPrices(tx, changed);
  const removed = [...shown.keys()].filter((countryId) => !wanted.some((price) => price.countryId === countryId));
  await removePrices(tx, productId, removed);
}

const isSame = (a: PriceForm, b: PriceForm): boolean =>
  a.regular === b.regular && a.sale === b.sale && a.saleFrom === b.saleFrom && a.saleUntil === b.saleUntil;
