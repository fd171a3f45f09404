import { now } from '#kit/clock';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { savePictureTexts } from '#modules/media';
import { findConstraint, type Tx } from '#platform/transaction';
import { SkuTaken } from '../errors.ts';
import { saveProduct } from '../products/save-product.ts';
import type { LegalNeed } from './legal-needs.ts';
import { listProductIssues, toIssue } from './list-product-issues.ts';
import type { ProductForm } from './product-form.ts';
import { listLegalProblems, listPublishingProblems, type PricedForm, type PublishingProblem } from './publishing-problems.ts';

interface FormToSave extends PricedForm {
  /** The stored product; null for a new product. `missing` is the legally required data that the product lacks. */
  before: (PricedForm & { missing: readonly string[] }) | null;
  /** The vendor who saves the form; null: the merchant. */
  vendorId: number | null;
  /** Pictures whose alternative texts stay as they are, because the vendor may not change them. */
  sharedPictures: readonly number[];
  /** Errors of the prices, which are reported together with the errors of the other fields. */
  priceIssues: readonly FieldIssue[];
}

/**
 * Saves the facts, texts, variants and images of a product form, but neither prices nor stock. The caller's lock prevents simultaneous edits.
 * @returns the product's id
 * @throws InvalidInput with each field that is invalid or required for publishing
 */
export async function saveProductForm(tx: Tx, { form, hasPrice, before, vendorId, sharedPictures, priceIssues }: FormToSave): Promise<number> {
  const issues = [...(await listProductIssues(tx, form, vendorId)), ...priceIssues, ...listScheduleIssues(form, before?.form.publishAt ?? null)];
  if (before && before.form.handle !== form.handle) issues.push(toIssue('handle', 'fixed', 'The handle cannot be changed, because imports use it'));
  if (issues.length > 0) throw new InvalidInput(issues);
  // A scheduled product must be complete now, because nobody may be there to correct it at the time.
  const isScheduled = form.status === 'draft' && form.publishAt !== null && form.publishAt !== before?.form.publishAt;
  if (form.status === 'published' || isScheduled) await assertPublishable(tx, { form, hasPrice }, before);
  const product = {
    ...form,
    publishAt: form.publishAt === null ? null : new Date(form.publishAt),
    vendorId: vendorId ?? form.vendorId,
    missing: await listMissingData(tx, form, before),
    texts: form.texts.filter(({ name }) => name !== ''),
    areAllTexts: true,
    media: form.pictures,
  };
  const { productId, isNew } = await saveProduct(tx, product).catch((error: unknown) => {
    throw toTakenSkuError(error, form) ?? error;
  });
  if (!before && !isNew) throw new InvalidInput([toIssue('handle', 'taken', 'Another product has this handle')]);
  await savePictureTexts(
    tx,
    form.pictures.filter(({ mediaId }) => !sharedPictures.includes(mediaId)),
  );
  return productId;
}

/** @param before the stored time of publication */
function listScheduleIssues({ status, publishAt }: ProductForm, before: string | null): FieldIssue[] {
  if (publishAt === null) return [];
  if (status !== 'draft')
    return [toIssue('publishAt', 'not-draft', 'Only a draft can be scheduled. Remove the date, or save the product as a draft.')];
  return publishAt !== before && new Date(publishAt) <= now() ? [toIssue('publishAt', 'past', 'Enter a time in the future')] : [];
}

/** A published product may stay incomplete: only newly missing data is refused. */
async function assertPublishable(tx: Tx, after: PricedForm, before: FormToSave['before']): Promise<void> {
  const key = ({ field, message }: PublishingProblem) => `${field} ${message}`;
  const formerProblems = before?.form.status === 'published' ? new Set((await listPublishingProblems(tx, before)).map(key)) : new Set<string>();
  const problems = (await listPublishingProblems(tx, after)).filter((problem) => !formerProblems.has(key(problem)));
  if (problems.length > 0) throw new InvalidInput(problems.map(({ field, message, need }) => toIssue(field, need ?? 'required', message)));
}

/** Requirements that were waived once (an import on loopback) stay waived while the product is published. */
async function listMissingData(tx: Tx, form: ProductForm, before: FormToSave['before']): Promise<LegalNeed[]> {
  const isWaived = form.status === 'published' && before?.form.status === 'published' && before.missing.length === 0;
  return isWaived ? [] : (await listLegalProblems(tx, form)).flatMap(({ need }) => need ?? []);
}

/** Names of the unique constraints that a concurrent save can violate. */
const simultaneous = new Set(['variants_sku_unique', 'products_handle_unique']);

/** Maps a taken SKU to the field of its variant. */
function toTakenSkuError(error: unknown, { variants }: ProductForm): InvalidInput | undefined {
  if (error instanceof SkuTaken) {
    const index = variants.findIndex(({ sku }) => sku === error.params.sku);
    return new InvalidInput([toIssue(`variants.${Math.max(index, 0)}.sku`, 'taken', 'Another product has this SKU')]);
  }
  // A concurrent save has taken a SKU or a handle.
  return simultaneous.has(findConstraint(error) ?? '')
    ? new InvalidInput([toIssue('variants', 'taken', 'Another product uses one of these SKUs or this handle. Save again.')])
    : undefined;
}
