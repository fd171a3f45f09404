import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { editMenuItem, lockMenus, moveMenuItem, removeMenuItem, findAdminMenuItem, listAdminMenuItems } from '#modules/content';
import { json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { change } from '../change.ts';
import { RecordNotFound } from '../errors.ts';
import { numberedPath } from '../record-call.ts';
import { createRecordRoutes } from '../record-routes.ts';
import { adminCall } from '../admin-call.ts';
import { menuItemFormSchema, menuItemRecordSchema, adminMenuItemSchema } from './contract.ts';
import { idField } from '#platform/request-fields';

const tag = 'Back office: content';

/** Links of header and footer. */
export const menuRoutes = createRecordRoutes({
  path: 'menus',
  noun: 'menu link',
  tag,
  area: 'content',
  filter: { menu: z.enum(['header', 'footer']).optional(), parentId: idField.nullable().optional() },
  sorts: ['position'],
  row: adminMenuItemSchema,
  form: menuItemFormSchema,
  record: menuItemRecordSchema,
  list: listAdminMenuItems,
  read: findAdminMenuItem,
  lock: (tx) => lockMenus(tx),
  save: async (tx, id, form) => {
    if (id === null) await lockMenus(tx);
    return editMenuItem(tx, id, form);
  },
  remove: removeMenuItem,
});

const move = createRoute({
  method: 'post',
  path: '/menus/{id}/move',
  tags: [tag],
  summary: 'Move a menu link within its menu',
  ...adminCall('content'),
  request: { params: numberedPath, body: jsonBody(z.object({ index: z.int().min(0).max(1000) })) },
  responses: { 200: json(buildSuccessSchema(z.object({ id: z.int() })), 'The id of the moved menu link'), ...customerFailures },
});

menuRoutes.openapi(move, async (c) => {
  const { id } = c.req.valid('param');
  const { index } = c.req.valid('json');
  await change(c, async (tx, note) => {
    await lockMenus(tx);
    if (!(await findAdminMenuItem(tx, id))) throw new RecordNotFound('menu link');
    await moveMenuItem(tx, id, index);
    await note({ action: 'menu link.move', subject: 'menu link', subjectId: id, after: { index } });
  });
  return c.json(success({ id }), 200);
});
