import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import {
  editTopic,
  editArticle,
  lockTopic,
  lockArticle,
  removeTopic,
  removeArticle,
  renderMarkdown,
  findAdminTopic,
  listAdminTopics,
  findAdminArticle,
  listAdminArticles,
  getArticlePicture,
  type ArticleKind,
} from '#modules/content';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { createRecordRoutes } from '../record-routes.ts';
import { adminCall } from '../admin-call.ts';
import {
  renderedTextSchema,
  adminTopicSchema,
  adminArticleSchema,
  topicFormSchema,
  topicRecordSchema,
  articleFormSchema,
  articleRecordSchema,
} from './contract.ts';
import { idField, textField } from '#platform/request-fields';

const tag = 'Back office: content';

const buildArticleRoutes = (path: string, kind: ArticleKind) =>
  createRecordRoutes({
    path,
    noun: kind,
    label: kind === 'page' ? 'content page' : kind,
    tag,
    area: 'content',
    filter: { q: textField.max(100).optional(), topicId: idField.optional(), isActive: z.boolean().optional(), lacksLanguageId: idField.optional() },
    sorts: ['position', 'title', 'slug', 'startsAt', 'id'],
    row: adminArticleSchema,
    form: articleFormSchema,
    record: articleRecordSchema,
    list: (db, query) => listAdminArticles(db, kind, query),
    read: (db, id) => findAdminArticle(db, kind, id),
    readExtras: async (db, { id }) => ({ imageUrl: await getArticlePicture(db, id) }),
    lock: lockArticle,
    save: (tx, id, form) => editArticle(tx, kind, id, form),
    remove: removeArticle,
  });

const topicRoutes = createRecordRoutes({
  path: 'topics',
  noun: 'topic',
  tag,
  area: 'content',
  filter: { q: textField.max(100).optional(), kind: z.enum(['blog', 'help']).optional() },
  sorts: ['position', 'name', 'id'],
  row: adminTopicSchema,
  form: topicFormSchema,
  record: topicRecordSchema,
  list: listAdminTopics,
  read: findAdminTopic,
  lock: lockTopic,
  save: editTopic,
  remove: removeTopic,
});

const preview = createRoute({
  method: 'post',
  path: '/rendered-texts',
  tags: [tag],
  summary: 'Render a Markdown text as HTML',
  ...adminCall('content'),
  request: { body: jsonBody(z.object({ text: textField.max(60_000) })) },
  responses: { 200: json(buildSuccessSchema(renderedTextSchema), 'The HTML that the shop displays'), ...customerFailures },
});
const previewRoutes = createRoutes();
previewRoutes.openapi(preview, (c) => c.json(success({ html: renderMarkdown(c.req.valid('json').text) }), 200));

/** Articles, questions and pages, with their topics. */
export const articleRoutes = [
  buildArticleRoutes('articles', 'article'),
  buildArticleRoutes('questions', 'question'),
  buildArticleRoutes('pages', 'page'),
  topicRoutes,
  previewRoutes,
];
