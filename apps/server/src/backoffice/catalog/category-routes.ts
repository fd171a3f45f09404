import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import {
  listAllAdminCategories,
  editCategory,
  lockCategories,
  moveCategory,
  countProductsPerCategory,
  removeCategory,
  listAdminCategories,
  findAdminCategory,
} from '#modules/catalog';
import { json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { change } from '../change.ts';
import { RecordNotFound } from '../errors.ts';
import { numberedPath } from '../record-call.ts';
import { createRecordRoutes } from '../record-routes.ts';
import { adminCall } from '../admin-call.ts';
import { categoryFormSchema, categoryMoveSchema, categoryNodeSchema, categoryRecordSchema, adminCategorySchema } from './taxonomy-contract.ts';
import { textField } from '#platform/request-fields';

const tag = 'Back office: catalogue';

/** Categories: as a list of choices, as a tree, and one by one. */
export const categoryRoutes = createRecordRoutes({
  path: 'categories',
  noun: 'category',
  tag,
  area: 'catalog',
  isForVendorsToRead: true,
  filter: { q: textField.max(100).optional(), isActive: z.boolean().optional() },
  sorts: ['path', 'code', 'id'],
  row: adminCategorySchema,
  form: categoryFormSchema,
  record: categoryRecordSchema,
  list: listAdminCategories,
  read: findAdminCategory,
  lock: lockCategories,
  save: async (tx, id, form) => {
    if (id === null) await lockCategories(tx);
    return editCategory(tx, id, form);
  },
  remove: removeCategory,
});

const tree = createRoute({
  method: 'get',
  path: '/category-tree',
  tags: [tag],
  summary: 'Get the category tree',
  ...adminCall('catalog', { isForVendors: true }),
  responses: {
    200: json(buildSuccessSchema(z.array(categoryNodeSchema)), 'All categories in display order, each with its number of products'),
    ...customerFailures,
  },
});

categoryRoutes.openapi(tree, async (c) => {
  const products = await countProductsPerCategory(c.var.db);
  const categories = await listAllAdminCategories(c.var.db);
  return c.json(success(categories.map((category) => ({ ...category, products: products.get(category.id) ?? 0 }))), 200);
});

const move = createRoute({
  method: 'post',
  path: '/categories/{id}/move',
  tags: [tag],
  summary: 'Move a category with its subcategories',
  ...adminCall('catalog'),
  request: { params: numberedPath, body: jsonBody(categoryMoveSchema) },
  responses: { 200: json(buildSuccessSchema(z.array(adminCategorySchema)), 'The updated category tree'), ...customerFailures },
});

categoryRoutes.openapi(move, async (c) => {
  const { id } = c.req.valid('param');
  const categories = await change(c, async (tx, note) => {
    await lockCategories(tx);
    const findCategory = async () => (await listAllAdminCategories(tx)).find((category) => category.id === id);
    const before = await findCategory();
    if (!before) throw new RecordNotFound('category');
    await moveCategory(tx, id, c.req.valid('json'));
    const after = await findCategory();
    await note({ action: 'category.move', subject: 'category', subjectId: id, before, after });
    return listAllAdminCategories(tx);
  });
  return c.json(success(categories), 200);
});
