import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { findActor } from '#modules/audit';
import { editMediaItem, findMediaItem, lockMediaItem, type MediaItem } from '#modules/media';
import { listLibrary, listUses, removeMedia } from '#modules/media-library';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { idField, textField } from '#platform/request-fields';
import type { Services } from '#platform/services';
import { adminCall, requireStaff } from '../admin-call.ts';
import { assertUnchanged, change } from '../change.ts';
import { RecordNotFound } from '../errors.ts';
import { buildAdminListSchema, buildListQuerySchema, buildListResponse, toAdminListQuery } from '../list-query.ts';
import { numberedPath, revisionField } from '../record-call.ts';
import { computeRevision } from '../revision.ts';
import type { Change } from '#modules/audit';
import { adminMediaSchema, mediaFormSchema, mediaRecordSchema, type MediaRecord } from './contract.ts';
import { mediaAreas } from './media-areas.ts';

const tag = 'Back office: media';
const noun = 'media';

const filter = {
  q: textField.max(100).optional(),
  kind: z.enum(['picture', 'video']).optional(),
  isUsed: z.boolean().optional(),
  addedFrom: z.iso.date().optional(),
  addedUntil: z.iso.date().optional(),
};

const list = createRoute({
  method: 'get',
  path: '/media',
  tags: [tag],
  summary: 'List pictures and videos, the newest first. Vendors see their own uploads only',
  ...adminCall(mediaAreas, { isForVendors: true }),
  request: { query: buildListQuerySchema(filter, ['id']) },
  responses: { 200: json(buildAdminListSchema(adminMediaSchema), 'A page of pictures and videos'), ...customerFailures },
});

const recordResponses = { 200: json(buildSuccessSchema(mediaRecordSchema), 'The picture or video'), ...customerFailures };

const get = createRoute({
  method: 'get',
  path: '/media/{id}',
  tags: [tag],
  summary: 'Get a picture or video with the records that use it',
  ...adminCall(mediaAreas),
  request: { params: numberedPath },
  responses: recordResponses,
});

const update = createRoute({
  method: 'put',
  path: '/media/{id}',
  tags: [tag],
  summary: 'Change the name, the focal point and the alternative texts of a picture or video',
  ...adminCall(mediaAreas),
  request: { params: numberedPath, body: jsonBody(mediaFormSchema.extend(revisionField)) },
  responses: recordResponses,
});

const remove = createRoute({
  method: 'delete',
  path: '/media/{id}',
  tags: [tag],
  summary: 'Delete a picture or video that no record uses',
  ...adminCall(mediaAreas),
  request: { params: numberedPath },
  responses: { 200: json(buildSuccessSchema(z.object({ id: z.int() })), 'The id of the deleted picture or video'), ...customerFailures },
});

const removeMany = createRoute({
  method: 'delete',
  path: '/media/many',
  tags: [tag],
  summary: 'Delete pictures and videos that no record uses: all of them or none',
  ...adminCall(mediaAreas),
  request: { body: jsonBody(z.object({ ids: z.array(idField).min(1).max(1000) })) },
  responses: {
    200: json(buildSuccessSchema(z.object({ ids: z.array(z.int()) })), 'The ids of the deleted pictures and videos'),
    ...customerFailures,
  },
});

/** Pictures and videos. Vendors read their own uploads, to use them again, and change none. */
export const mediaRoutes = createRoutes();

mediaRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listLibrary(c.var.db, { ...toAdminListQuery(query), vendorId: requireStaff(c).vendorId });
  return c.json(buildListResponse(rows, count, query), 200);
});

mediaRoutes.openapi(get, async (c) => {
  const item = await getItem(c.var.db, c.req.valid('param').id);
  return c.json(success(await buildRecord(c.var, item)), 200);
});

mediaRoutes.openapi(update, async (c) => {
  const { id } = c.req.valid('param');
  const { revision, ...form } = c.req.valid('json');
  const saved = await change(c, async (tx, note) => {
    await lockMediaItem(tx, id);
    const before = await getItem(tx, id);
    await assertUnchanged(tx, revision, noun, before);
    await editMediaItem(tx, id, form);
    const after = await getItem(tx, id);
    await note({ action: 'media.update', subject: noun, subjectId: id, before, after });
    return after;
  });
  return c.json(success(await buildRecord(c.var, saved)), 200);
});

mediaRoutes.openapi(removeMany, async (c) => {
  const { ids } = c.req.valid('json');
  const removed = await change(c, (tx, note) => removeAndNote(tx, note, ids));
  return c.json(success({ ids: removed }), 200);
});

mediaRoutes.openapi(remove, async (c) => {
  const { id } = c.req.valid('param');
  const removed = await change(c, (tx, note) => removeAndNote(tx, note, [id]));
  if (removed.length === 0) throw new RecordNotFound(noun);
  return c.json(success({ id }), 200);
});

async function removeAndNote(tx: Tx, note: (change: Change) => Promise<void>, ids: readonly number[]): Promise<number[]> {
  const removed = await removeMedia(tx, ids);
  for (const [id, fileName] of removed) await note({ action: 'media.delete', subject: noun, subjectId: id, before: { fileName } });
  return [...removed.keys()];
}

/** @throws RecordNotFound */
async function getItem(db: Db, id: number): Promise<MediaItem> {
  const item = await findMediaItem(db, id);
  if (!item) throw new RecordNotFound(noun);
  return item;
}

/** Returns a picture or video for its page. The size of a file that was never measured is read from the storage. */
async function buildRecord({ db, storage }: Pick<Services, 'db' | 'storage'>, item: MediaItem): Promise<MediaRecord> {
  const uses = (await listUses(db, item.id)).map(({ kind, record, title }) => ({ kind, record, title }));
  const key = item.imageUrl.startsWith('/media/') ? item.imageUrl.slice('/media/'.length) : undefined;
  const measured = item.bytes ?? (key === undefined ? undefined : (await storage.findDetails(key))?.size) ?? null;
  const uploadedBy = (await findActor(db, { action: 'media.create', subject: noun, subjectId: item.id })) ?? null;
  return { ...item, bytes: measured, isUsed: uses.length > 0, uses, uploadedBy, revision: computeRevision(item) };
}
