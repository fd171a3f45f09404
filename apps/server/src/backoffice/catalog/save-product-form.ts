import { InvalidInput, type FieldIssue } from '#kit/errors';
import { fromMajor } from '#kit/money';
import { savePictureTexts, saveProduct, type LegalNeed } from '#modules/catalog';
import { currencyOn, getCountry, instantAt } from '#modules/countries';
import { removePrices, setPrices, type NewPrice } from '#modules/pricing';
import { sqlState, type Tx } from '#platform/transaction';
import { productIssues } from './check-product.ts';
import type { PriceForm, ProductForm } from './product-contract.ts';
import { shownPrice, type OpenedProduct } from './product-form.ts';
import { legalProblems, publishingProblems, type PublishingProblem } from './publishing-problems.ts';

/**
 * Saves a whole product as its form says: facts, texts, variants, pictures, prices; not its stock. Whoever edits the same
 * product is kept out by the caller's lock.
 * @param before null: a new one
 * @param vendorId whose form it is; null: the merchant's own people's
 * @returns its id
 * @throws InvalidInput with each field that is wrong, or that publishing needs
 */
export async function saveProductForm(tx: Tx, form: ProductForm, before: OpenedProduct | null, vendorId: number | null): Promise<number> {
  const issues = await productIssues(tx, form, vendorId);
  if (before && before.form.handle !== form.handle) issues.push(issue('handle', 'fixed', 'A handle stays: imports know the product by it'));
  if (issues.length > 0) throw new InvalidInput(issues);
  if (form.status === 'published') await assertPublishable(tx, form, before);
  const product = {
    ...form,
    vendorId: vendorId ?? form.vendorId,
    missing: await missingOf(tx, form, before),
    texts: form.texts.filter(({ name }) => name !== ''),
    areAllTexts: true,
    media: form.pictures,
  };
  const { productId, isNew } = await saveProduct(tx, product).catch((error: unknown) => {
    throw takenSku(error, form) ?? error;
  });
  if (!before && !isNew) throw new InvalidInput([issue('handle', 'taken', 'Another product has this handle')]);
  await savePictureTexts(tx, form.pictures);
  await savePrices(tx, productId, form.prices, before);
  return productId;
}

const issue = (field: string, code: string, message: string): FieldIssue => ({ field, code, params: { message } });

/** What is on sale already may go on as it is: only what would be lacking anew is refused. */
async function assertPublishable(tx: Tx, form: ProductForm, before: OpenedProduct | null): Promise<void> {
  const key = ({ field, message }: PublishingProblem) => `${field} ${message}`;
  const had = before?.form.status === 'published' ? new Set((await publishingProblems(tx, before.form)).map(key)) : new Set<string>();
  const problems = (await publishingProblems(tx, form)).filter((problem) => !had.has(key(problem)));
  if (problems.length > 0) throw new InvalidInput(problems.map(({ field, message, need }) => issue(field, need ?? 'required', message)));
}

/** What was waived once (an import on this machine) is not asked for again while it is on sale. */
async function missingOf(tx: Tx, form: ProductForm, before: OpenedProduct | null): Promise<LegalNeed[]> {
  const isWaived = form.status === 'published' && before?.form.status === 'published' && before.kept.missing.length === 0;
  return isWaived ? [] : (await legalProblems(tx, form)).flatMap(({ need }) => need ?? []);
}

function takenSku(error: unknown, { variants }: ProductForm): InvalidInput | undefined {
  const known = error as { code?: string; params?: { sku?: string } };
  if (known.code === 'SkuTaken') {
    const index = variants.findIndex(({ sku }) => sku === known.params?.sku);
    return new InvalidInput([issue(`variants.${Math.max(index, 0)}.sku`, 'taken', 'Another product has this SKU')]);
  }
  // Somebody took a SKU or an address at the same moment.
  return sqlState(error) === '23505'
    ? new InvalidInput([issue('variants', 'taken', 'Another product has just taken one of these SKUs or addresses: save again')])
    : undefined;
}

/** Only what differs is set: a sale's beginning keeps its seconds, and an unchanged country its history. */
async function savePrices(tx: Tx, productId: number, wanted: readonly PriceForm[], before: OpenedProduct | null): Promise<void> {
  const kept = before?.prices.filter(({ variantId }) => variantId === null) ?? [];
  const shown = new Map<number, PriceForm>();
  for (const price of kept) shown.set(price.countryId, await shownPrice(tx, price));
  const changed: NewPrice[] = [];
  for (const price of wanted) {
    const there = shown.get(price.countryId);
    if (there && isSame(there, price)) continue;
    const was = kept.find(({ countryId }) => countryId === price.countryId);
    const { code } = await currencyOn(tx, price.countryId);
    const { timeZone } = await getCountry(tx, price.countryId);
    const at = (field: 'saleFrom' | 'saleUntil') =>
      price[field] === null ? null : there?.[field] === price[field] ? (was?.[field] ?? null) : instantAt(timeZone, price[field]);
    changed.push({
      productId,
      countryId: price.countryId,
      regular: fromMajor(price.regular, code).amount,
      sale: price.sale === null ? null : fromMajor(price.sale, code).amount,
      saleFrom: at('saleFrom'),
      saleUntil: at('saleUntil'),
    });
  }
  if (changed.length > 0) await setPrices(tx, changed);
  const gone = [...shown.keys()].filter((countryId) => !wanted.some((price) => price.countryId === countryId));
  await removePrices(tx, productId, gone);
}

const isSame = (a: PriceForm, b: PriceForm): boolean =>
  a.regular === b.regular && a.sale === b.sale && a.saleFrom === b.saleFrom && a.saleUntil === b.saleUntil;
