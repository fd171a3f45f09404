import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { lockProducts } from '#modules/catalog';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { NotThere } from '../errors.ts';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { numberedPath, revisionField } from '../record-call.ts';
import { requireStaff, staffCall } from '../staff-call.ts';
import { choicesFor } from './choices-for.ts';
import { listProducts } from './list-products.ts';
import { productChoicesSchema, productFormSchema, productRecordSchema, staffProductSchema } from './product-contract.ts';
import { factsOf } from './product-facts.ts';
import { openProduct, recordOf } from './product-form.ts';
import { saveProductForm } from './save-product-form.ts';

const tags = ['Back office: products'];
const call = staffCall('catalog', { isForVendors: true });
const record = { 200: json(successOf(productRecordSchema), 'The product'), ...ownFailures };

const filters = {
  q: z.string().max(100).optional(),
  status: z.enum(['draft', 'published', 'retired']).optional(),
  brandId: z.int().optional(),
  categoryId: z.int().optional(),
  vendorId: z.int().optional(),
  isLacking: z.boolean().optional(),
  lacksLanguageId: z.int().optional(),
  stock: z.enum(['out', 'low']).optional(),
  /** Whose prices are shown. */
  countryId: z.int().optional(),
};

const list = createRoute({
  method: 'get',
  path: '/products',
  tags,
  summary: 'Products, found by name in any language, handle, SKU or barcode',
  ...call,
  request: { query: listQueryOf(filters, ['updatedAt', 'name', 'createdAt', 'id']) },
  responses: { 200: json(staffListOf(staffProductSchema), 'A page of them'), ...ownFailures },
});

const choices = createRoute({
  method: 'get',
  path: '/products/choices',
  tags,
  summary: 'What a product’s form chooses from',
  ...call,
  responses: { 200: json(successOf(productChoicesSchema), 'Brands, categories, colours, sizes, countries…'), ...ownFailures },
});

const one = createRoute({
  method: 'get',
  path: '/products/{id}',
  tags,
  summary: 'A product with everything that its form shows',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const create = createRoute({
  method: 'post',
  path: '/products',
  tags,
  summary: 'Make a product',
  ...call,
  request: { body: jsonBody(productFormSchema) },
  responses: record,
});

const update = createRoute({
  method: 'put',
  path: '/products/{id}',
  tags,
  summary: 'Save a product: facts, texts, variants, prices and pictures; not its stock',
  ...call,
  request: { params: numberedPath, body: jsonBody(productFormSchema.extend(revisionField)) },
  responses: record,
});

export const productRoutes = createRoutes();

productRoutes.openapi(list, async (c) => {
  const asked = c.req.valid('query');
  const { rows, count } = await listProducts(c.var.db, staffList(asked), requireStaff(c).vendorId);
  return c.json(listed(rows, count, asked), 200);
});

productRoutes.openapi(choices, async (c) => c.json(success(await choicesFor(c.var.db, requireStaff(c).vendorId)), 200));

productRoutes.openapi(one, async (c) => {
  const opened = await openProduct(c.var.db, c.req.valid('param').id, requireStaff(c).vendorId);
  return c.json(success(await recordOf(c.var.db, opened)), 200);
});

productRoutes.openapi(create, async (c) => {
  const form = c.req.valid('json');
  const { vendorId } = requireStaff(c);
  const product = await change(c, async (tx, note) => {
    const id = await saveProductForm(tx, form, null, vendorId);
    const after = await openProduct(tx, id, vendorId);
    await note({ action: 'product.create', subject: 'product', subjectId: id, after: factsOf(after.form) });
    return recordOf(tx, after);
  });
  return c.json(success(product), 200);
});

productRoutes.openapi(update, async (c) => {
  const { id } = c.req.valid('param');
  const { revision, ...form } = c.req.valid('json');
  const { vendorId } = requireStaff(c);
  const product = await change(c, async (tx, note) => {
    if ((await lockProducts(tx, [id], vendorId)).length === 0) throw new NotThere('product');
    const before = await openProduct(tx, id, vendorId);
    await assertUnchanged(tx, revision, 'product', { id, ...before.form });
    await saveProductForm(tx, form, before, vendorId);
    const after = await openProduct(tx, id, vendorId);
    await note({ action: 'product.update', subject: 'product', subjectId: id, before: factsOf(before.form), after: factsOf(after.form) });
    return recordOf(tx, after);
  });
  return c.json(success(product), 200);
});
