import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { listBulkChanges, markUndone, undoProductChange } from '#modules/catalog';
import { undoPriceChange } from '#modules/pricing';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { requireStaff, adminCall } from '../../admin-call.ts';
import { change } from '../../change.ts';
import { numberedPath } from '../../record-call.ts';
import { bulkChangeSchema, undoneSchema, type UndoneChange } from './bulk-change-contract.ts';
import { buildPriceNotes } from './price-changes.ts';
import { buildProductNotes, listProblemsOfProduct } from './product-changes.ts';

const tags = ['Back office: products'];
const call = adminCall('catalog', { isForVendors: true });

const list = createRoute({
  method: 'get',
  path: '/products/bulk-changes',
  tags,
  summary: 'List the bulk changes of the last day, which can be undone',
  ...call,
  responses: { 200: json(buildSuccessSchema(z.array(bulkChangeSchema)), 'The changes, the latest first'), ...customerFailures },
});

const undo = createRoute({
  method: 'post',
  path: '/products/bulk-changes/{id}/undo',
  tags,
  summary: 'Undo a bulk change of the last day',
  description:
    'Prices and products that were changed again in the meantime stay as they are. So do products whose former category, brand or attribute value was deleted, and products that would be published without required data.',
  ...call,
  request: { params: numberedPath, body: jsonBody(z.object({})) },
  responses: {
    200: json(buildSuccessSchema(undoneSchema), 'The number of restored prices or products, and why the others stay as they are'),
    ...customerFailures,
  },
});

/** The list and the undo of changes of many products. */
export const bulkChangeRoutes = createRoutes();

bulkChangeRoutes.openapi(list, async (c) => {
  const changes = await listBulkChanges(c.var.db, requireStaff(c).vendorId);
  const shown = changes.map(({ id, kind, fields, at, actor, undoneAt, productCount, itemCount }) => ({
    ...{ id, kind, fields, actor, productCount, itemCount },
    at: at.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  }));
  return c.json(success(shown), 200);
});

bulkChangeRoutes.openapi(undo, async (c) => {
  const { id } = c.req.valid('param');
  const { vendorId } = requireStaff(c);
  const counts = await change(c, async (tx, note): Promise<UndoneChange> => {
    const { kind } = await markUndone(tx, { id, vendorId });
    if (kind === 'products') {
      const { restored, kept } = await undoProductChange(tx, { id, vendorId }, (productId) => listProblemsOfProduct(tx, productId, vendorId));
      for (const entry of buildProductNotes(restored)) await note(entry);
      return { restored: restored.length, kept: kept.length, reasons: [...new Set(kept)] };
    }
    const { restored, keptCount } = await undoPriceChange(tx, { id, vendorId });
    for (const entry of await buildPriceNotes(tx, restored)) await note(entry);
    return { restored: restored.length, kept: keptCount, reasons: keptCount > 0 ? ['changed'] : [] };
  });
  return c.json(success(counts), 200);
});
