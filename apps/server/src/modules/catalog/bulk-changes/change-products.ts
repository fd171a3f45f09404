import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { lockProducts } from '../editing/product-record.ts';
import { getCatalog } from '../snapshot.ts';
import { recordBulkChange, type NewBulkChange } from './bulk-changes.ts';
import { editState, isSameValue, type ProductEdit } from './edit-state.ts';
import type { ProductState } from './product-state.ts';
import { readProductStates, writeProductStates } from './product-states.ts';
import { bulkProductChangeRows } from './tables.ts';

/** The changed data of a product; `before` and `after` have the same fields. */
export interface ProductChange {
  productId: number;
  before: Partial<ProductState>;
  after: Partial<ProductState>;
}

export interface ProductChangePlan {
  changes: ProductChange[];
  /** Products that stay as they are. */
  skipped: { productId: number; reasons: string[] }[];
}

/**
 * Computes the change of products without storing it.
 * @param listProblems returns why a product cannot be published
 * @throws InvalidInput for an unknown category, brand or attribute value, and for a date in the past
 */
export async function planProductChange(
  db: Db,
  ids: readonly number[],
  edit: ProductEdit,
  listProblems: (productId: number) => Promise<string[]>,
): Promise<ProductChangePlan> {
  await assertValidEdit(db, edit);
  const at = now().toISOString();
  const plan: ProductChangePlan = { changes: [], skipped: [] };
  for (const [productId, state] of await readProductStates(db, ids)) {
    const reasons = await listRefusals(state, edit, () => listProblems(productId));
    const after = editState(state, edit, at);
    if (reasons.length > 0) plan.skipped.push({ productId, reasons });
    else if (Object.keys(after).length === 0) plan.skipped.push({ productId, reasons: ['Nothing changes'] });
    else plan.changes.push({ productId, before: pickFields(state, after), after });
  }
  return plan;
}

async function listRefusals(state: ProductState, edit: ProductEdit, listProblems: () => Promise<string[]>): Promise<string[]> {
  if (edit.kind === 'publish-at' && state.status === 'published') return ['It is already published'];
  const isPublication = edit.kind === 'publish-at' || (edit.kind === 'publish' && state.status !== 'published');
  return isPublication ? listProblems() : [];
}

async function assertValidEdit(db: Db, edit: ProductEdit): Promise<void> {
  const catalog = await getCatalog(db);
  const refuse = (field: string, message: string) => new InvalidInput([{ field: `edit.${field}`, code: 'unknown', params: { message } }]);
  if (edit.kind === 'category' && !catalog.categories.has(edit.id)) throw refuse('id', 'There is no such category');
  if (edit.kind === 'brand' && !catalog.brands.has(edit.id)) throw refuse('id', 'There is no such brand');
  const isKnownValue = (id: number) => !['color', 'size', undefined].includes(catalog.values.get(id)?.attribute);
  if (edit.kind === 'attributes' && !edit.ids.every(isKnownValue)) throw refuse('ids', 'There is no such attribute value');
  if (edit.kind === 'publish-at' && new Date(edit.at) <= now()) throw refuse('at', 'Enter a time in the future');
}

/**
 * Applies planned changes and stores the data before, so that the change can be undone. The caller holds the locks of the products.
 * @returns the id of the change
 */
export async function applyProductChange(
  tx: Tx,
  changes: readonly ProductChange[],
  by: Pick<NewBulkChange, 'key' | 'actor' | 'vendorId'>,
): Promise<number> {
  await writeProductStates(tx, new Map(changes.map(({ productId, after }) => [productId, after])));
  const changeId = await recordBulkChange(tx, { kind: 'products', ...by, productCount: changes.length, itemCount: changes.length });
  if (changes.length > 0) await tx.insert(bulkProductChangeRows).values(changes.map((change) => ({ changeId, ...change })));
  return changeId;
}

/**
 * Sets the products of a bulk change back. A product whose changed data was changed again, or whose former category, brand or attribute value was
 * deleted, stays as it is. The caller has marked the change as undone.
 * @param vendorId the vendor who undoes it; null: staff of the shop
 * @returns the restored products, and the number of products that stay as they are
 */
export async function undoProductChange(
  tx: Tx,
  { id, vendorId }: { id: number; vendorId: number | null },
): Promise<{ restored: ProductChange[]; keptCount: number }> {
  const rows = await tx.select().from(bulkProductChangeRows).where(eq(bulkProductChangeRows.changeId, id)).orderBy(bulkProductChangeRows.id);
  const locked = await lockProducts(
    tx,
    rows.map(({ productId }) => productId),
    vendorId,
  );
  const states = await readProductStates(tx, locked);
  const { categories, brands, values } = await getCatalog(tx);
  const restored = rows.flatMap(({ productId, before, after }): ProductChange[] => {
    const state = states.get(productId);
    const isCurrent = state !== undefined && listFields(after).every((field) => isSameValue(field, state[field], after[field]));
    const canReturn =
      (before.categoryId === undefined || categories.has(before.categoryId)) &&
      (before.brandId === undefined || brands.has(before.brandId)) &&
      (before.attributeValueIds ?? []).every((valueId) => values.has(valueId));
    return isCurrent && canReturn ? [{ productId, before: pickFields(state, after), after: before }] : [];
  });
  await writeProductStates(tx, new Map(restored.map(({ productId, after }) => [productId, after])));
  return { restored, keptCount: rows.length - restored.length };
}

const listFields = (state: Partial<ProductState>): (keyof ProductState)[] => Object.keys(state) as (keyof ProductState)[];

const pickFields = (state: ProductState, fields: Partial<ProductState>): Partial<ProductState> =>
  Object.fromEntries(listFields(fields).map((field) => [field, state[field]]));
