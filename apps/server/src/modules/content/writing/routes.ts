import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { createRoutes, failures, json, listOf, mayBeKept, successOf, type ApiEnv } from '#platform/http';
import { idQuery, languageIdQuery } from '#contracts/countries';
import { articleCardSchema, articlePageSchema, helpTopicSchema, pageLinkSchema, topicSchema, writtenPageSchema } from '../contract.ts';
import { findPreview, previewQuery } from '../preview/find-preview.ts';
import { writingTag } from '../tags.ts';
import { getArticle } from './get-article.ts';
import { getPage, listPages } from './get-page.ts';
import { secondsUntilChange } from './is-public.ts';
import { listArticles } from './list-articles.ts';
import { listQuestions } from './list-questions.ts';
import { listTopics } from './list-topics.ts';

const tags = ['Content'];
const inLanguage = z.object({ languageId: languageIdQuery });
const previewed = inLanguage.extend({ preview: previewQuery });
const slug = z.string().max(200);
const named = z.object({ slug });
const one = <Schema extends z.ZodType>(schema: Schema, words: string) => ({
  200: json(successOf(schema), words),
  404: failures[404],
  422: failures[422],
});

const topics = createRoute({
  method: 'get',
  path: '/content/topics',
  tags,
  summary: 'What articles or questions stand under',
  request: { query: inLanguage.extend({ kind: z.enum(['blog', 'help']) }) },
  responses: { 200: json(successOf(z.array(topicSchema)), 'In their order'), 422: failures[422] },
});
const articles = createRoute({
  method: 'get',
  path: '/content/articles',
  tags,
  summary: 'Articles of the blog, the newest first',
  request: {
    query: inLanguage.extend({ topic: slug.optional(), page: idQuery.max(100_000).default(1), take: idQuery.max(50).default(9) }),
  },
  responses: { 200: json(listOf(articleCardSchema), 'A page of them'), 422: failures[422] },
});
const article = createRoute({
  method: 'get',
  path: '/content/articles/{slug}',
  tags,
  summary: 'An article of the blog',
  request: { params: named, query: previewed },
  responses: one(articlePageSchema, 'The article'),
});
const questions = createRoute({
  method: 'get',
  path: '/content/questions',
  tags,
  summary: 'Questions with their answers, by topic',
  request: {
    query: previewed.extend({
      q: z.string().max(100).optional().openapi({ description: 'Words that all stand in question or answer' }),
      isInFaq: z.enum(['true', 'false']).optional().openapi({ description: 'Only those of /faq' }),
    }),
  },
  responses: { 200: json(successOf(z.array(helpTopicSchema)), 'Topics that have any'), 422: failures[422] },
});
const pages = createRoute({
  method: 'get',
  path: '/content/pages',
  tags,
  summary: 'The pages that the merchant has written',
  request: { query: inLanguage },
  responses: { 200: json(successOf(z.array(pageLinkSchema)), 'In their order'), 422: failures[422] },
});
const page = createRoute({
  method: 'get',
  path: '/content/pages/{slug}',
  tags,
  summary: 'A page that the merchant has written',
  request: { params: named, query: previewed },
  responses: one(writtenPageSchema, 'The page'),
});

export const writingRoutes = createRoutes();

/** Until somebody writes, or the clock brings or takes something. What a preview shows is kept by nobody. */
async function keep(c: Context<ApiEnv>, preview?: string): Promise<void> {
  if (preview === undefined) mayBeKept(c, [writingTag], await secondsUntilChange(c.var.db));
}

writingRoutes.openapi(topics, async (c) => {
  const found = await listTopics(c.var.db, c.req.valid('query'));
  await keep(c);
  return c.json(success(found), 200);
});
writingRoutes.openapi(articles, async (c) => {
  const { items, meta } = await listArticles(c.var.db, c.req.valid('query'));
  await keep(c);
  return c.json({ ...success(items), meta }, 200);
});
writingRoutes.openapi(article, async (c) => {
  const { preview, ...asked } = c.req.valid('query');
  const found = await getArticle(c.var.db, { ...c.req.valid('param'), ...asked, preview: await findPreview(c.var.db, preview) });
  await keep(c, preview);
  return c.json(success(found), 200);
});
writingRoutes.openapi(questions, async (c) => {
  const { isInFaq, preview, ...asked } = c.req.valid('query');
  const found = await listQuestions(c.var.db, { ...asked, isInFaq: isInFaq === 'true', preview: await findPreview(c.var.db, preview) });
  await keep(c, preview);
  return c.json(success(found), 200);
});
writingRoutes.openapi(pages, async (c) => {
  const found = await listPages(c.var.db, c.req.valid('query'));
  await keep(c);
  return c.json(success(found), 200);
});
writingRoutes.openapi(page, async (c) => {
  const { preview, ...asked } = c.req.valid('query');
  const found = await getPage(c.var.db, { ...c.req.valid('param'), ...asked, preview: await findPreview(c.var.db, preview) });
  await keep(c, preview);
  return c.json(success(found), 200);
});
