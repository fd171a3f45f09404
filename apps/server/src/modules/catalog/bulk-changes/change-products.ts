import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { lockProducts } from '../editing/product-record.ts';
import { getCatalog } from '../snapshot.ts';
import { recordBulkChange, type NewBulkChange } from './bulk-changes.ts';
import { listExceededLimits } from './list-exceeded-limits.ts';
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
    const after = editState(state, edit, at);
    const reasons = [...listExceededLimits(state, after), ...(await listRefusals(state, edit, () => listProblems(productId)))];
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
  await writeProductStates(tx, new Map(changes.map(({ productId, after }) => [productId, after])), { isComplete: true });
  const changeId = await recordBulkChange(tx, { kind: 'products', ...by, productCount: changes.length, itemCount: changes.length });
  if (changes.length > 0) await tx.insert(bulkProductChangeRows).values(changes.map((change) => ({ changeId, ...change })));
  return changeId;
}

/** Why a product stays as it is: its data was changed again, a record that it had was deleted, or it lacks data for a publication. */
export type KeptReason = 'changed' | 'deleted' | 'incomplete';

/**
 * Sets the products of a bulk change back, except those that have a reason to stay as they are. The caller has marked the change as undone.
 * @param vendorId the vendor who undoes it; null: staff of the shop
 * @param listProblems returns why a product cannot be published
 * @returns the restored products, and the reason of each product that stays as it is
 */
export async function undoProductChange(
  tx: Tx,
  { id, vendorId }: { id: number; vendorId: number | null },
  listProblems: (productId: number) => Promise<string[]>,
): Promise<{ restored: ProductChange[]; kept: KeptReason[] }> {
  const rows = await tx.select().from(bulkProductChangeRows).where(eq(bulkProductChangeRows.changeId, id)).orderBy(bulkProductChangeRows.id);
  const locked = await lockProducts(
    tx,
    rows.map(({ productId }) => productId),
    vendorId,
  );
  const states = await readProductStates(tx, locked);
  const restored: ProductChange[] = [];
  const kept: KeptReason[] = [];
  for (const row of rows) {
    const state = states.get(row.productId);
    const reason = state ? await findKeptReason(tx, row, state, listProblems) : 'changed';
    if (!state || reason) kept.push(reason ?? 'changed');
    else restored.push({ productId: row.productId, before: pickFields(state, row.after), after: dropPastSchedule(row.before) });
  }
  // A product that was published with missing legal data keeps the record of what is missing.
  await writeProductStates(tx, new Map(restored.map(({ productId, after }) => [productId, after])), { isComplete: false });
  return { restored, kept };
}

/** Returns why a product cannot be restored; undefined if it can. */
async function findKeptReason(
  tx: Tx,
  { productId, before, after }: ProductChange,
  state: ProductState,
  listProblems: (productId: number) => Promise<string[]>,
): Promise<KeptReason | undefined> {
  if (!listFields(after).every((field) => isSameValue(field, state[field], after[field]))) return 'changed';
  const { categories, brands, values } = await getCatalog(tx);
  const canReturn =
    (before.categoryId === undefined || categories.has(before.categoryId)) &&
    (before.brandId === undefined || brands.has(before.brandId)) &&
    (before.attributeValueIds ?? []).every((valueId) => values.has(valueId));
  if (!canReturn) return 'deleted';
  return before.status === 'published' && (await listProblems(productId)).length > 0 ? 'incomplete' : undefined;
}

/** Without this, the job for scheduled drafts would publish a restored draft at once. */
const dropPastSchedule = (before: Partial<ProductState>): Partial<ProductState> =>
  before.publishAt && new Date(before.publishAt) <= now() ? { ...before, publishAt: null } : before;

const listFields = (state: Partial<ProductState>): (keyof ProductState)[] => Object.keys(state) as (keyof ProductState)[];

const pickFields = (state: ProductState, fields: Partial<ProductState>): Partial<ProductState> =>
  Object.fromEntries(listFields(fields).map((field) => [field, state[field]]));
