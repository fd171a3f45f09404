import type { FieldIssue } from '#kit/errors';
import { listLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import type { ProductForm } from './product-form.ts';
import { listForeignPictures, listUnknownReferences } from './unknown-references.ts';

export const toIssue = (field: string, code: string, message: string): FieldIssue => ({ field, code, params: { message } });

/** Returns the errors of a form that do not depend on its status, by field. @param vendorId the vendor who saves the form; null: the merchant */
export async function listProductIssues(db: Db, form: ProductForm, vendorId: number | null): Promise<FieldIssue[]> {
  return [...(await listReferenceIssues(db, form, vendorId)), ...(await listTextIssues(db, form)), ...listVariantIssues(form)];
}

async function listReferenceIssues(db: Db, form: ProductForm, vendorId: number | null): Promise<FieldIssue[]> {
  const issues = (await listUnknownReferences(db, form)).map((field) => toIssue(field, 'unknown', 'This no longer exists. Select another one.'));
  if (vendorId === null) return issues;
  const others = await listForeignPictures(
    db,
    form.pictures.map(({ mediaId }) => mediaId),
    vendorId,
  );
  return others.length > 0
    ? [...issues, toIssue('pictures', 'unknown', 'One of the pictures belongs to the shop or another vendor. Remove it.')]
    : issues;
}

async function listTextIssues(db: Db, { texts }: ProductForm): Promise<FieldIssue[]> {
  const known = new Set((await listLanguages(db)).map(({ id }) => id));
  const seen = new Set<number>();
  const issues: FieldIssue[] = [];
  texts.forEach(({ languageId, name, description }, index) => {
    if (!known.has(languageId) || seen.has(languageId)) issues.push(toIssue('texts', 'unknown', 'Each language can be used only once'));
    seen.add(languageId);
    if (name === '' && description !== '') issues.push(toIssue(`texts.${index}.name`, 'required', 'Enter a name for this description'));
  });
  if (!texts.some(({ name }) => name !== '')) issues.push(toIssue('texts', 'required', 'Enter a name in at least one language'));
  return issues;
}

function listVariantIssues({ variants }: ProductForm): FieldIssue[] {
  const skus = new Map<string, number>();
  const cells = new Set<string>();
  return variants.flatMap(({ sku, colorId, sizeId }, index) => {
    const cell = `${colorId ?? ''}/${sizeId}`;
    const issues: FieldIssue[] = [];
    if (skus.has(sku)) issues.push(toIssue(`variants.${index}.sku`, 'taken', 'Another variant has this SKU'));
    if (cells.has(cell)) issues.push(toIssue(`variants.${index}.sizeId`, 'taken', 'This colour and size is already in the list'));
    skus.set(sku, index);
    cells.add(cell);
    return issues;
  });
}
