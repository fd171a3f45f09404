import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { applyProductChange, findRepeatedChange, planProductChange } from '#modules/catalog';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { inTransaction } from '#platform/transaction';
import { requireStaff, adminCall } from '../../admin-call.ts';
import { change } from '../../change.ts';
import { ProductsChanged } from '../../errors.ts';
import { revisionField } from '../../record-call.ts';
import { changedProductsSchema, changeKeyField } from './bulk-change-contract.ts';
import { lockSelectedProducts } from './lock-selected-products.ts';
import { productChangePreviewSchema, productEditSchema } from './product-change-contract.ts';
import { buildProductChangePreview, buildProductNotes, getProductPlanRevision, listProblemsOfProduct } from './product-changes.ts';

const tags = ['Back office: products'];
const call = adminCall('catalog', { isForVendors: true });
const wanted = z.object({ ids: changedProductsSchema, edit: productEditSchema });

const preview = createRoute({
  method: 'post',
  path: '/products/changes/preview',
  tags,
  summary: 'List what a change of several products would change, without saving it',
  ...call,
  request: { body: jsonBody(wanted) },
  responses: {
    200: json(buildSuccessSchema(productChangePreviewSchema), 'The old and new values, and the products that would not change'),
    ...customerFailures,
  },
});

const apply = createRoute({
  method: 'post',
  path: '/products/changes',
  tags,
  summary: 'Change several products as in the preview, all or none',
  ...call,
  request: { body: jsonBody(wanted.extend({ ...revisionField, ...changeKeyField })) },
  responses: {
    200: json(buildSuccessSchema(z.object({ id: z.int(), productCount: z.int() })), 'The id of the change, and the number of changed products'),
    ...customerFailures,
  },
});

/** Changes of many products, apart from their prices. */
export const productChangeRoutes = createRoutes();

productChangeRoutes.openapi(preview, async (c) => {
  const { ids, edit } = c.req.valid('json');
  const { vendorId } = requireStaff(c);
  // The lock also checks whose products these are. It ends with this transaction.
  const shown = await inTransaction(c.var.db, async (tx) => {
    await lockSelectedProducts(c, tx, ids);
    return buildProductChangePreview(tx, await planProductChange(tx, ids, edit, (id) => listProblemsOfProduct(tx, id, vendorId)));
  });
  return c.json(success(shown), 200);
});

productChangeRoutes.openapi(apply, async (c) => {
  const { ids, edit, revision, key } = c.req.valid('json');
  const { name, vendorId } = requireStaff(c);
  const changed = await change(c, async (tx, note) => {
    await lockSelectedProducts(c, tx, ids);
    const repeated = await findRepeatedChange(tx, { key, kind: 'products', vendorId });
    if (repeated) return { id: repeated.id, productCount: repeated.productCount };
    const plan = await planProductChange(tx, ids, edit, (id) => listProblemsOfProduct(tx, id, vendorId));
    if (getProductPlanRevision(plan) !== revision) throw new ProductsChanged();
    const id = await applyProductChange(tx, plan.changes, { key, actor: name, vendorId });
    for (const entry of buildProductNotes(plan.changes)) await note(entry);
    return { id, productCount: plan.changes.length };
  });
  return c.json(success(changed), 200);
});
