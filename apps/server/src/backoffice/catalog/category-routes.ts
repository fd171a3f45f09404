import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import {
  allStaffCategories,
  editCategory,
  lockCategories,
  moveCategory,
  productsPerCategory,
  removeCategory,
  staffCategories,
  staffCategory,
} from '#modules/catalog';
import { json, jsonBody, ownFailures, successOf } from '#platform/http';
import { change } from '../change.ts';
import { NotThere } from '../errors.ts';
import { numberedPath } from '../record-call.ts';
import { recordRoutes } from '../record-routes.ts';
import { staffCall } from '../staff-call.ts';
import { categoryFormSchema, categoryMoveSchema, categoryNodeSchema, categoryRecordSchema, staffCategorySchema } from './taxonomy-contract.ts';

const tag = 'Back office: catalogue';

/** Categories: as a list to choose from, as a tree, and one by one. */
export const categoryRoutes = recordRoutes({
  path: 'categories',
  thing: 'category',
  tag,
  area: 'catalog',
  isForVendorsToRead: true,
  filter: { q: z.string().max(100).optional(), isActive: z.boolean().optional() },
  sorts: ['path', 'code', 'id'],
  row: staffCategorySchema,
  form: categoryFormSchema,
  record: categoryRecordSchema,
  list: staffCategories,
  read: staffCategory,
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
  summary: 'All categories at once',
  ...staffCall('catalog', { isForVendors: true }),
  responses: {
    200: json(successOf(z.array(categoryNodeSchema)), 'Parents and siblings in their order, each with how many products it holds'),
    ...ownFailures,
  },
});

categoryRoutes.openapi(tree, async (c) => {
  const products = await productsPerCategory(c.var.db);
  const categories = await allStaffCategories(c.var.db);
  return c.json(success(categories.map((category) => ({ ...category, products: products.get(category.id) ?? 0 }))), 200);
});

const move = createRoute({
  method: 'post',
  path: '/categories/{id}/move',
  tags: [tag],
  summary: 'Move a category within the tree, with all below it',
  ...staffCall('catalog'),
  request: { params: numberedPath, body: jsonBody(categoryMoveSchema) },
  responses: { 200: json(successOf(z.array(staffCategorySchema)), 'The tree as it is now'), ...ownFailures },
});

categoryRoutes.openapi(move, async (c) => {
  const { id } = c.req.valid('param');
  const categories = await change(c, async (tx, note) => {
    await lockCategories(tx);
    const placeOf = async () => (await allStaffCategories(tx)).find((category) => category.id === id);
    const before = await placeOf();
    if (!before) throw new NotThere('category');
    await moveCategory(tx, id, c.req.valid('json'));
    const after = await placeOf();
    await note({ action: 'category.move', subject: 'category', subjectId: id, before, after });
    return allStaffCategories(tx);
  });
  return c.json(success(categories), 200);
});
