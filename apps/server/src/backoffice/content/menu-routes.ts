import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { editMenuItem, lockMenus, moveMenuItem, removeMenuItem, staffMenuItem, staffMenuItems } from '#modules/content';
import { json, jsonBody, ownFailures, successOf } from '#platform/http';
import { change } from '../change.ts';
import { NotThere } from '../errors.ts';
import { numberedPath } from '../record-call.ts';
import { recordRoutes } from '../record-routes.ts';
import { staffCall } from '../staff-call.ts';
import { menuItemFormSchema, menuItemRecordSchema, staffMenuItemSchema } from './contract.ts';

const tag = 'Back office: content';

/** The links of header and footer. */
export const menuRoutes = recordRoutes({
  path: 'menus',
  thing: 'menu link',
  tag,
  area: 'content',
  filter: { menu: z.enum(['header', 'footer']).optional(), parentId: z.int().nullable().optional() },
  sorts: ['position'],
  row: staffMenuItemSchema,
  form: menuItemFormSchema,
  record: menuItemRecordSchema,
  list: staffMenuItems,
  read: staffMenuItem,
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
  summary: 'Move a link among those at its place',
  ...staffCall('content'),
  request: { params: numberedPath, body: jsonBody(z.object({ index: z.int().min(0).max(1000) })) },
  responses: { 200: json(successOf(z.object({ id: z.int() })), 'Moved'), ...ownFailures },
});

menuRoutes.openapi(move, async (c) => {
  const { id } = c.req.valid('param');
  const { index } = c.req.valid('json');
  await change(c, async (tx, note) => {
    await lockMenus(tx);
    if (!(await staffMenuItem(tx, id))) throw new NotThere('menu link');
    await moveMenuItem(tx, id, index);
    await note({ action: 'menu link.move', subject: 'menu link', subjectId: id, after: { index } });
  });
  return c.json(success({ id }), 200);
});
