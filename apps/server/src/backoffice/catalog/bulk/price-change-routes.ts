import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { findRepeatedChange } from '#modules/catalog';
import { applyPriceChange, planPriceChange } from '#modules/pricing';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { inTransaction } from '#platform/transaction';
import { requireStaff, adminCall } from '../../admin-call.ts';
import { change } from '../../change.ts';
import { PricesChanged } from '../../errors.ts';
import { revisionField } from '../../record-call.ts';
import { changeKeyField, changedProductsSchema } from './bulk-change-contract.ts';
import { lockSelectedProducts } from './lock-selected-products.ts';
import { pricePreviewSchema, priceRuleSchema } from './price-change-contract.ts';
import { buildPriceNotes, buildPricePreview, getPlanRevision } from './price-changes.ts';

const tags = ['Back office: products'];
const call = adminCall('catalog', { isForVendors: true });
const wanted = z.object({ ids: changedProductsSchema, rule: priceRuleSchema });

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
  request: { body: jsonBody(wanted.extend({ ...revisionField, ...changeKeyField })) },
  responses: {
    200: json(buildSuccessSchema(z.object({ id: z.int(), priceCount: z.int() })), 'The id of the change, and the number of changed prices'),
    ...customerFailures,
  },
});

export const priceChangeRoutes = createRoutes();

priceChangeRoutes.openapi(preview, async (c) => {
  const { ids, rule } = c.req.valid('json');
  // The lock also checks whose products these are. It ends with this transaction.
  const shown = await inTransaction(c.var.db, async (tx) => {
    await lockSelectedProducts(c, tx, ids);
    return buildPricePreview(tx, ids, await planPriceChange(tx, ids, rule));
  });
  return c.json(success(shown), 200);
});

priceChangeRoutes.openapi(apply, async (c) => {
  const { ids, rule, revision, key } = c.req.valid('json');
  const { name, vendorId } = requireStaff(c);
  const changed = await change(c, async (tx, note) => {
    await lockSelectedProducts(c, tx, ids);
    const repeated = await findRepeatedChange(tx, { key, kind: 'prices', vendorId });
    if (repeated) return { id: repeated.id, priceCount: repeated.itemCount };
    const plan = await planPriceChange(tx, ids, rule, { isLocking: true });
    if (getPlanRevision(plan) !== revision) throw new PricesChanged();
    const id = await applyPriceChange(tx, plan.changes, { key, actor: name, vendorId });
    for (const entry of await buildPriceNotes(tx, plan.changes)) await note(entry);
    return { id, priceCount: plan.changes.length };
  });
  return c.json(success(changed), 200);
});
