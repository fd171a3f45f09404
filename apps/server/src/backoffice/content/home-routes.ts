import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { selectBlockPicture, editBlock, lockBlocks, moveBlock, removeBlock, findAdminBlock, listAdminBlocks } from '#modules/content';
import { json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { change } from '../change.ts';
import { RecordNotFound } from '../errors.ts';
import { numberedPath } from '../record-call.ts';
import { createRecordRoutes } from '../record-routes.ts';
import { adminCall } from '../admin-call.ts';
import { blockTypeSchema, homeBlockFormSchema, homeBlockRecordSchema, adminHomeBlockSchema } from './home-contract.ts';
import { idField } from '#platform/request-fields';

const tag = 'Back office: content';

/** Blocks of the home page, and the slider of the blog. */
export const homeRoutes = createRecordRoutes({
  path: 'home-blocks',
  noun: 'home block',
  label: 'home page block',
  tag,
  area: 'content',
  filter: { type: blockTypeSchema.optional(), countryId: idField.optional(), languageId: idField.optional() },
  sorts: ['position'],
  row: adminHomeBlockSchema,
  form: homeBlockFormSchema,
  record: homeBlockRecordSchema,
  list: listAdminBlocks,
  read: findAdminBlock,
  readExtras: async (db, { id }) => ({ imageUrl: await selectBlockPicture(db, id) }),
  lock: (tx) => lockBlocks(tx),
  save: async (tx, id, form) => {
    if (id === null) await lockBlocks(tx);
    return editBlock(tx, id, form);
  },
  remove: removeBlock,
});

const move = createRoute({
  method: 'post',
  path: '/home-blocks/{id}/move',
  tags: [tag],
  summary: 'Move a home page block to the position of another block',
  ...adminCall('content'),
  request: { params: numberedPath, body: jsonBody(z.object({ placeOf: idField })) },
  responses: { 200: json(buildSuccessSchema(z.object({ id: z.int() })), 'The id of the moved home page block'), ...customerFailures },
});

homeRoutes.openapi(move, async (c) => {
  const { id } = c.req.valid('param');
  const { placeOf: getPlace } = c.req.valid('json');
  await change(c, async (tx, note) => {
    await lockBlocks(tx);
    if (!(await moveBlock(tx, id, getPlace))) throw new RecordNotFound('home block');
    await note({ action: 'home block.move', subject: 'home block', subjectId: id, after: { placeOf: getPlace } });
  });
  return c.json(success({ id }), 200);
});
