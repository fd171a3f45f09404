import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { blockPicture, editBlock, lockBlocks, moveBlock, removeBlock, staffBlock, staffBlocks } from '#modules/content';
import { json, jsonBody, ownFailures, successOf } from '#platform/http';
import { change } from '../change.ts';
import { NotThere } from '../errors.ts';
import { numberedPath } from '../record-call.ts';
import { recordRoutes } from '../record-routes.ts';
import { staffCall } from '../staff-call.ts';
import { blockTypeSchema, homeBlockFormSchema, homeBlockRecordSchema, staffHomeBlockSchema } from './home-contract.ts';

const tag = 'Back office: content';

/** What the home page is made of, and the slider of the blog. */
export const homeRoutes = recordRoutes({
  path: 'home-blocks',
  thing: 'home block',
  tag,
  area: 'content',
  filter: { type: blockTypeSchema.optional(), countryId: z.int().optional(), languageId: z.int().optional() },
  sorts: ['position'],
  row: staffHomeBlockSchema,
  form: homeBlockFormSchema,
  record: homeBlockRecordSchema,
  list: staffBlocks,
  read: staffBlock,
  beside: async (db, { id }) => ({ imageUrl: await blockPicture(db, id) }),
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
  summary: 'Put a block where another one stands',
  ...staffCall('content'),
  request: { params: numberedPath, body: jsonBody(z.object({ placeOf: z.int().positive() })) },
  responses: { 200: json(successOf(z.object({ id: z.int() })), 'Moved'), ...ownFailures },
});

homeRoutes.openapi(move, async (c) => {
  const { id } = c.req.valid('param');
  const { placeOf } = c.req.valid('json');
  await change(c, async (tx, note) => {
    await lockBlocks(tx);
    if (!(await moveBlock(tx, id, placeOf))) throw new NotThere('home block');
    await note({ action: 'home block.move', subject: 'home block', subjectId: id, after: { placeOf } });
  });
  return c.json(success({ id }), 200);
});
