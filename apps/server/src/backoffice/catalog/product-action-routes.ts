import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { correctStock, duplicateForm, lockProducts } from '#modules/catalog';
import { convertToMarkets } from '#modules/pricing';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { change } from '../change.ts';
import { RecordNotFound } from '../errors.ts';
import { numberedPath } from '../record-call.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { productRecordSchema, stockCountSchema } from './product-contract.ts';
import { getAuditFacts } from './product-facts.ts';
import { buildRecord, openProduct, saveOpenedProduct } from './product-form.ts';

const tags = ['Back office: products'];
const call = adminCall('catalog', { isForVendors: true });
const record = { 200: json(buildSuccessSchema(productRecordSchema), 'The product'), ...customerFailures };
const duplicate = createRoute({
  method: 'post',
  path: '/products/{id}/duplicate',
  tags,
  summary: 'Duplicate a product as a draft without stock',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const count = createRoute({
  method: 'post',
  path: '/products/{id}/stock',
  tags,
  summary: 'Correct the stock of variants, with a reason',
  ...call,
  request: { params: numberedPath, body: jsonBody(stockCountSchema) },
  responses: record,
});

const marketPricesRoute = createRoute({
  method: 'get',
  path: '/products/market-prices',
  tags,
  summary: 'Convert a price in euros to rounded country prices',
  ...call,
  request: {
    query: z.object({ regular: z.coerce.number().positive().max(1_000_000), sale: z.coerce.number().positive().max(1_000_000).optional() }),
  },
  responses: {
    200: json(
      buildSuccessSchema(z.array(z.object({ countryId: z.int(), regular: z.number(), sale: z.number().nullable() }))),
      'The regular and sale price for each country',
    ),
    ...customerFailures,
  },
});

export const productActionRoutes = createRoutes();

productActionRoutes.openapi(duplicate, async (c) => {
  const { id } = c.req.valid('param');
  const { vendorId } = requireStaff(c);
  const product = await change(c, async (tx, note) => {
    // The lock gives simultaneous copies different handles.
    if ((await lockProducts(tx, [id], vendorId)).length === 0) throw new RecordNotFound('product');
    const { form } = await openProduct(tx, id, vendorId);
    const made = await saveOpenedProduct(tx, await duplicateForm(tx, form), null, vendorId);
    const after = await openProduct(tx, made, vendorId);
    await note({ action: 'product.duplicate', subject: 'product', subjectId: made, after: { of: id, ...getAuditFacts(after.form) } });
    return buildRecord(tx, after);
  });
  return c.json(success(product), 200);
});

productActionRoutes.openapi(count, async (c) => {
  const { id } = c.req.valid('param');
  const { reason, counts } = c.req.valid('json');
  const { vendorId, name } = requireStaff(c);
  const product = await change(c, async (tx, note) => {
    const before = await openProduct(tx, id, vendorId);
    const skus = new Map(before.stored.variants.map((variant) => [variant.id, variant.sku]));
    if (counts.some(({ variantId }) => !skus.has(variantId))) throw new RecordNotFound('variant');
    await correctStock(tx, { counts, reference: `${reason} (${name})` });
    const after = await openProduct(tx, id, vendorId);
    const onHand = (opened: typeof before) => Object.fromEntries(opened.stored.variants.map(({ sku, onHand: pieces }) => [sku, pieces]));
    await note({ action: 'product.stock', subject: 'product', subjectId: id, before: onHand(before), after: { ...onHand(after), reason } });
    return buildRecord(tx, after);
  });
  return c.json(success(product), 200);
});

productActionRoutes.openapi(marketPricesRoute, async (c) => c.json(success(await convertToMarkets(c.var.db, c.req.valid('query'))), 200));
