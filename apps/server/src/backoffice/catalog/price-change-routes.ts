import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { lockProducts } from '#modules/catalog';
import { applyBulkChange, listBulkChanges, planBulkChange, undoBulkChange } from '#modules/pricing';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema, type ApiEnv } from '#platform/http';
import { inTransaction, type Tx } from '#platform/transaction';
import { requireStaff, adminCall } from '../admin-call.ts';
import { change } from '../change.ts';
import { PricesChanged, RecordNotFound } from '../errors.ts';
import { numberedPath, revisionField } from '../record-call.ts';
import { bulkPriceChangeSchema, pricedProductsSchema, pricePreviewSchema, priceRuleSchema } from './price-change-contract.ts';
import { buildPriceNotes, buildPricePreview, getPlanRevision } from './price-changes.ts';

const tags = ['Back office: products'];
const call = adminCall('catalog', { isForVendors: true });
const wanted = z.object({ ids: pricedProductsSchema, rule: priceRuleSchema });

const preview = createRoute({
  method: 'post',
  path: '/products/price-changes/preview',
  tags,
  summary: 'Compute new prices of several products without saving them',
  ...call,
  request: { body: jsonBody(wanted) },
  responses: { 200: json(buildSuccessSchema(pricePreviewSchema), 'Each price that would change, and those that would not'), ...customerFailures },
});

const apply = createRoute({
  method: 'post',
  path: '/products/price-changes',
  tags,
  summary: 'Change the prices of several products as in the preview, all or none',
  ...call,
  request: { body: jsonBody(wanted.extend(revisionField)) },
  responses: {
    200: json(buildSuccessSchema(z.object({ id: z.int(), priceCount: z.int() })), 'The id of the change, and the number of changed prices'),
    ...customerFailures,
  },
});

const list = createRoute({
  method: 'get',
  path: '/products/price-changes',
  tags,
  summary: 'List the price changes of the last day, which can be undone',
  ...call,
  responses: { 200: json(buildSuccessSchema(z.array(bulkPriceChangeSchema)), 'The changes, the latest first'), ...customerFailures },
});

const undo = createRoute({
  method: 'post',
  path: '/products/price-changes/{id}/undo',
  tags,
  summary: 'Undo a price change of the last day',
  description: 'A price that was changed again in the meantime stays as it is.',
  ...call,
  request: { params: numberedPath, body: jsonBody(z.object({})) },
  responses: {
    200: json(buildSuccessSchema(z.object({ restored: z.int(), kept: z.int() })), 'The number of restored prices, and of prices changed again'),
    ...customerFailures,
  },
});

export const priceChangeRoutes = createRoutes();

priceChangeRoutes.openapi(preview, async (c) => {
  const { ids, rule } = c.req.valid('json');
  // The lock also checks whose products these are. It ends with this transaction.
  const shown = await inTransaction(c.var.db, async (tx) => {
    await lockAll(c, tx, ids);
    return buildPricePreview(tx, ids, await planBulkChange(tx, ids, rule));
  });
  return c.json(success(shown), 200);
});

priceChangeRoutes.openapi(apply, async (c) => {
  const { ids, rule, revision } = c.req.valid('json');
  const { name, vendorId } = requireStaff(c);
  const changed = await change(c, async (tx, note) => {
    await lockAll(c, tx, ids);
    const plan = await planBulkChange(tx, ids, rule, { isLocking: true });
    if (getPlanRevision(plan) !== revision) throw new PricesChanged();
    const id = await applyBulkChange(tx, plan.changes, { actor: name, vendorId });
    for (const entry of await buildPriceNotes(tx, plan.changes)) await note(entry);
    return { id, priceCount: plan.changes.length };
  });
  return c.json(success(changed), 200);
});

priceChangeRoutes.openapi(list, async (c) => {
  const changes = await listBulkChanges(c.var.db, requireStaff(c).vendorId);
  const shown = changes.map(({ at, undoneAt, ...rest }) => ({ ...rest, at: at.toISOString(), undoneAt: undoneAt?.toISOString() ?? null }));
  return c.json(success(shown), 200);
});

priceChangeRoutes.openapi(undo, async (c) => {
  const { id } = c.req.valid('param');
  const { vendorId } = requireStaff(c);
  const counts = await change(c, async (tx, note) => {
    const { restored, keptCount } = await undoBulkChange(tx, { id, vendorId });
    for (const entry of await buildPriceNotes(tx, restored)) await note(entry);
    return { restored: restored.length, kept: keptCount };
  });
  return c.json(success(counts), 200);
});

/** @throws RecordNotFound if a product does not exist or belongs to another vendor */
async function lockAll(c: Context<ApiEnv>, tx: Tx, ids: readonly number[]): Promise<void> {
  const locked = await lockProducts(tx, ids, requireStaff(c).vendorId);
  if (locked.length < new Set(ids).size) throw new RecordNotFound('product');
}
