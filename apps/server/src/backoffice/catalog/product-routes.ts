import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { MAX_PRODUCT_TAG_LENGTH } from '#contracts/catalog';
import { listUsedProductTags, lockProducts } from '#modules/catalog';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { RecordNotFound } from '../errors.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { numberedPath, revisionField } from '../record-call.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { MAX_OFFERED_TAGS } from '../tag-change.ts';
import { getProductChoices } from './get-product-choices.ts';
import { listProducts } from './list-products.ts';
import { productChoicesSchema, productFormSchema, productRecordSchema, adminProductSchema } from './product-contract.ts';
import { getAuditFacts } from './product-facts.ts';
import { buildRecord, openProduct, saveOpenedProduct } from './product-form.ts';
import { idField, textField } from '#platform/request-fields';

const tags = ['Back office: products'];
const call = adminCall('catalog', { isForVendors: true });
const record = { 200: json(buildSuccessSchema(productRecordSchema), 'The product'), ...customerFailures };

const filters = {
  q: textField.max(100).optional(),
  status: z.enum(['draft', 'published', 'retired']).optional(),
  brandId: idField.optional(),
  categoryId: idField.optional(),
  vendorId: idField.optional(),
  isLacking: z.boolean().optional(),
  lacksLanguageId: idField.optional(),
  tag: textField.trim().max(MAX_PRODUCT_TAG_LENGTH).optional(),
  stock: z.enum(['out', 'low']).optional(),
  /** Country of the prices. */
  countryId: idField.optional(),
};

const list = createRoute({
  method: 'get',
  path: '/products',
  tags,
  summary: 'List products, searchable by name, handle, SKU or barcode',
  ...call,
  request: { query: buildListQuerySchema(filters, ['updatedAt', 'name', 'createdAt', 'id']) },
  responses: { 200: json(buildAdminListSchema(adminProductSchema), 'A page of products'), ...customerFailures },
});

const choices = createRoute({
  method: 'get',
  path: '/products/choices',
  tags,
  summary: 'Get the options of the product form',
  ...call,
  responses: {
    200: json(buildSuccessSchema(productChoicesSchema), 'Brands, categories, colours, sizes, countries and other options'),
    ...customerFailures,
  },
});

const usedTags = createRoute({
  method: 'get',
  path: '/product-tags',
  tags,
  summary: 'List the tags of products, the most frequent first',
  ...call,
  responses: { 200: json(buildSuccessSchema(z.array(z.string())), 'The tags'), ...customerFailures },
});

const one = createRoute({
  method: 'get',
  path: '/products/{id}',
  tags,
  summary: 'Get a product with all form fields',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const create = createRoute({
  method: 'post',
  path: '/products',
  tags,
  summary: 'Create a product',
  ...call,
  request: { body: jsonBody(productFormSchema) },
  responses: record,
});

const update = createRoute({
  method: 'put',
  path: '/products/{id}',
  tags,
  summary: 'Update a product, except its stock',
  ...call,
  request: { params: numberedPath, body: jsonBody(productFormSchema.extend(revisionField)) },
  responses: record,
});

export const productRoutes = createRoutes();

productRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listProducts(c.var.db, toAdminListQuery(query), requireStaff(c).vendorId);
  return c.json(buildListResponse(rows, count, query), 200);
});

productRoutes.openapi(choices, async (c) => c.json(success(await getProductChoices(c.var.db, requireStaff(c).vendorId)), 200));

productRoutes.openapi(usedTags, async (c) => {
  const { vendorId } = requireStaff(c);
  return c.json(success(await listUsedProductTags(c.var.db, { vendorId, limit: MAX_OFFERED_TAGS })), 200);
});

productRoutes.openapi(one, async (c) => {
  const opened = await openProduct(c.var.db, c.req.valid('param').id, requireStaff(c).vendorId);
  return c.json(success(await buildRecord(c.var.db, opened)), 200);
});

productRoutes.openapi(create, async (c) => {
  const form = c.req.valid('json');
  const { vendorId } = requireStaff(c);
  const product = await change(c, async (tx, note) => {
    const id = await saveOpenedProduct(tx, form, null, vendorId);
    const after = await openProduct(tx, id, vendorId);
    await note({ action: 'product.create', subject: 'product', subjectId: id, after: getAuditFacts(after.form) });
    return buildRecord(tx, after);
  });
  return c.json(success(product), 200);
});

productRoutes.openapi(update, async (c) => {
  const { id } = c.req.valid('param');
  const { revision, ...form } = c.req.valid('json');
  const { vendorId } = requireStaff(c);
  const product = await change(c, async (tx, note) => {
    if ((await lockProducts(tx, [id], vendorId)).length === 0) throw new RecordNotFound('product');
    const before = await openProduct(tx, id, vendorId);
    await assertUnchanged(tx, revision, 'product', { id, ...before.form });
    await saveOpenedProduct(tx, form, before, vendorId);
    const after = await openProduct(tx, id, vendorId);
    await note({ action: 'product.update', subject: 'product', subjectId: id, before: getAuditFacts(before.form), after: getAuditFacts(after.form) });
    return buildRecord(tx, after);
  });
  return c.json(success(product), 200);
});
