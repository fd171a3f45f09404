import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import {
  editTopic,
  editWriting,
  lockTopic,
  lockWriting,
  removeTopic,
  removeWriting,
  renderMarkdown,
  staffTopic,
  staffTopics,
  staffWriting,
  staffWritings,
  writingPicture,
  type WritingKind,
} from '#modules/content';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { recordRoutes } from '../record-routes.ts';
import { staffCall } from '../staff-call.ts';
import {
  renderedTextSchema,
  staffTopicSchema,
  staffWritingSchema,
  topicFormSchema,
  topicRecordSchema,
  writingFormSchema,
  writingRecordSchema,
} from './contract.ts';

const tag = 'Back office: content';

const routesOf = (path: string, kind: WritingKind) =>
  recordRoutes({
    path,
    thing: kind,
    tag,
    area: 'content',
    filter: { q: z.string().max(100).optional(), topicId: z.int().optional(), isActive: z.boolean().optional(), lacksLanguageId: z.int().optional() },
    sorts: ['position', 'title', 'slug', 'startsAt', 'id'],
    row: staffWritingSchema,
    form: writingFormSchema,
    record: writingRecordSchema,
    list: (db, asked) => staffWritings(db, kind, asked),
    read: (db, id) => staffWriting(db, kind, id),
    beside: async (db, { id }) => ({ imageUrl: await writingPicture(db, id) }),
    lock: lockWriting,
    save: (tx, id, form) => editWriting(tx, kind, id, form),
    remove: removeWriting,
  });

const topicRoutes = recordRoutes({
  path: 'topics',
  thing: 'topic',
  tag,
  area: 'content',
  filter: { q: z.string().max(100).optional(), kind: z.enum(['blog', 'help']).optional() },
  sorts: ['position', 'name', 'id'],
  row: staffTopicSchema,
  form: topicFormSchema,
  record: topicRecordSchema,
  list: staffTopics,
  read: staffTopic,
  lock: lockTopic,
  save: editTopic,
  remove: removeTopic,
});

const preview = createRoute({
  method: 'post',
  path: '/rendered-texts',
  tags: [tag],
  summary: 'How a text will be shown',
  ...staffCall('content'),
  request: { body: jsonBody(z.object({ text: z.string().max(60_000) })) },
  responses: { 200: json(successOf(renderedTextSchema), 'As the shop shows it'), ...ownFailures },
});
const previewRoutes = createRoutes();
previewRoutes.openapi(preview, (c) => c.json(success({ html: renderMarkdown(c.req.valid('json').text) }), 200));

/** What is written for people to read, and what it stands under. */
export const writingRoutes = [
  routesOf('articles', 'article'),
  routesOf('questions', 'question'),
  routesOf('pages', 'page'),
  topicRoutes,
  previewRoutes,
];
