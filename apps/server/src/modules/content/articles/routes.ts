import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { createRoutes, failures, json, buildListSchema, setCacheTags, buildSuccessSchema, type ApiEnv } from '#platform/http';
import { defaultTake, languageIdQuery } from '#contracts/countries';
import { buildCountryTag, buildDeliveryTag } from '#modules/countries';
import { articleCardSchema, articlePageSchema, helpTopicSchema, pageLinkSchema, topicSchema, writtenPageSchema } from '../contract.ts';
import { findPreview, previewQuery } from '../preview/find-preview.ts';
import { articleTag, writtenPagesTag } from '../tags.ts';
import { getArticle } from './get-article.ts';
import { getPage, listPages } from './get-page.ts';
import { getSecondsUntilChange } from './is-public.ts';
import { listArticles } from './list-articles.ts';
import { listQuestions } from './list-questions.ts';
import { listTopics } from './list-topics.ts';
import { idQuery, slugField, textField } from '#platform/request-fields';

const tags = ['Content'];
const inLanguage = z.object({ languageId: languageIdQuery });
const previewed = inLanguage.extend({ preview: previewQuery });
/** The query of questions and pages, which contain costs and periods of a country. */
const inCountry = previewed.extend({
  countryId: idQuery.optional().openapi({
    description: 'The country whose settings replace the placeholders of the text, such as {returnDays}; without it they stay',
  }),
});
const slug = slugField;
const named = z.object({ slug });
const createArticleRoute = <Schema extends z.ZodType>(schema: Schema, words: string) => ({
  200: json(buildSuccessSchema(schema), words),
  404: failures[404],
  422: failures[422],
});

const topics = createRoute({
  method: 'get',
  path: '/content/topics',
  tags,
  summary: 'List the topics of articles and questions',
  request: { query: inLanguage.extend({ kind: z.enum(['blog', 'help']) }) },
  responses: { 200: json(buildSuccessSchema(z.array(topicSchema)), 'The topics in display order'), 422: failures[422] },
});
const articles = createRoute({
  method: 'get',
  path: '/content/articles',
  tags,
  summary: 'List blog articles, newest first',
  request: {
    query: inLanguage.extend({ topic: slug.optional(), page: idQuery.max(100_000).default(1), take: idQuery.max(50).default(defaultTake) }),
  },
  responses: { 200: json(buildListSchema(articleCardSchema), 'A page of articles'), 422: failures[422] },
});
const article = createRoute({
  method: 'get',
  path: '/content/articles/{slug}',
  tags,
  summary: 'Get a blog article',
  request: { params: named, query: previewed },
  responses: createArticleRoute(articlePageSchema, 'The article'),
});
const questions = createRoute({
  method: 'get',
  path: '/content/questions',
  tags,
  summary: 'List questions and answers by topic',
  request: {
    query: inCountry.extend({
      q: textField.max(100).optional().openapi({ description: 'Search text: all its words must occur in the question or the answer' }),
      isInFaq: z.enum(['true', 'false']).optional().openapi({ description: 'If true, only the questions of the page `/faq`' }),
    }),
  },
  responses: { 200: json(buildSuccessSchema(z.array(helpTopicSchema)), 'The topics that have questions, with their questions'), 422: failures[422] },
});
const pages = createRoute({
  method: 'get',
  path: '/content/pages',
  tags,
  summary: 'List the merchant’s pages',
  request: { query: inLanguage },
  responses: { 200: json(buildSuccessSchema(z.array(pageLinkSchema)), 'The links of the pages in display order'), 422: failures[422] },
});
const page = createRoute({
  method: 'get',
  path: '/content/pages/{slug}',
  tags,
  summary: 'Get a page of the merchant',
  request: { params: named, query: inCountry },
  responses: createArticleRoute(writtenPageSchema, 'The page'),
});

export const publicArticleRoutes = createRoutes();

/** Allows caching until a text changes, starts or ends. Previews are not cached. */
async function setCacheHeaders(c: Context<ApiEnv>, { preview, countryId }: { preview?: string | undefined; countryId?: number | undefined } = {}) {
  const facts = countryId === undefined ? [] : [buildCountryTag(countryId), buildDeliveryTag(countryId)];
  if (preview === undefined) setCacheTags(c, [articleTag, ...facts], await getSecondsUntilChange(c.var.db));
}

publicArticleRoutes.openapi(topics, async (c) => {
  const found = await listTopics(c.var.db, c.req.valid('query'));
  await setCacheHeaders(c);
  return c.json(success(found), 200);
});
publicArticleRoutes.openapi(articles, async (c) => {
  const { items, meta } = await listArticles(c.var.db, c.req.valid('query'));
  await setCacheHeaders(c);
  return c.json({ ...success(items), meta }, 200);
});
publicArticleRoutes.openapi(article, async (c) => {
  const { preview, ...query } = c.req.valid('query');
  const found = await getArticle(c.var.db, { ...c.req.valid('param'), ...query, preview: await findPreview(c.var.db, preview) });
  await setCacheHeaders(c, { preview });
  return c.json(success(found), 200);
});
publicArticleRoutes.openapi(questions, async (c) => {
  const { isInFaq, preview, ...query } = c.req.valid('query');
  const found = await listQuestions(c.var.db, { ...query, isInFaq: isInFaq === 'true', preview: await findPreview(c.var.db, preview) });
  await setCacheHeaders(c, { preview, countryId: query.countryId });
  return c.json(success(found), 200);
});
publicArticleRoutes.openapi(pages, async (c) => {
  const found = await listPages(c.var.db, c.req.valid('query'));
  setCacheTags(c, [writtenPagesTag], await getSecondsUntilChange(c.var.db));
  return c.json(success(found), 200);
});
publicArticleRoutes.openapi(page, async (c) => {
  const { preview, ...query } = c.req.valid('query');
  const found = await getPage(c.var.db, { ...c.req.valid('param'), ...query, preview: await findPreview(c.var.db, preview) });
  await setCacheHeaders(c, { preview, countryId: query.countryId });
  return c.json(success(found), 200);
});
