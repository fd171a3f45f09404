import { createRoute } from '@hono/zod-openapi';
import { total, written } from '@selvedge/i18n/readiness';
import { success } from '#kit/envelope';
import { countUnnamedProducts, countUnnamedTerms, readTranslationCounts, type TranslationCount } from '#modules/catalog';
import { listWrittenTexts } from '#modules/content';
import { listLanguages } from '#modules/countries';
import { createRoutes, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { numberedPath } from '../record-call.ts';
import { adminCall } from '../admin-call.ts';
import { languageReadinessSchema, missingNamesSchema } from './language-contract.ts';

const tags = ['Back office: settings'];
const call = adminCall('settings');

const list = createRoute({
  method: 'get',
  path: '/languages',
  tags,
  summary: 'Get the translation progress of each language',
  ...call,
  request: { query: buildListQuerySchema({}, ['id']) },
  responses: { 200: json(buildAdminListSchema(languageReadinessSchema), 'All languages with their translation progress'), ...customerFailures },
});

const missing = createRoute({
  method: 'get',
  path: '/languages/{id}/missing',
  tags,
  summary: 'List missing translations of names in a language',
  ...call,
  request: { params: numberedPath },
  responses: { 200: json(buildSuccessSchema(missingNamesSchema), 'The missing names, at most 100 of each kind'), ...customerFailures },
});

export const languageRoutes = createRoutes();

languageRoutes.openapi(list, async (c) => {
  const { db } = c.var;
  const query = c.req.valid('query');
  const { ids, order, offset, limit } = toAdminListQuery(query);
  const languages = await listLanguages(db);
  const found = languages.filter(({ id }) => !ids || ids.includes(String(id)));
  const counts = await readTranslationCounts(db);
  const texts = await listWrittenTexts(db);
  const share = ({ total: all, named }: TranslationCount, id: number) => ({ total: all, written: named.get(id) ?? 0 });
  const rows = (order === 'desc' ? found.toReversed() : found).slice(offset, offset + limit).map(({ id, code, tag, name }) => ({
    ...{ id, code, tag, name },
    pages: { total, written: written[code] ?? 0 },
    articles: { total: texts.total, written: texts.written.get(id) ?? 0 },
    products: share(counts.products, id),
    categories: share(counts.categories, id),
    attributeValues: share(counts.attributeValues, id),
  }));
  return c.json(buildListResponse(rows, { itemCount: found.length, isMore: false }, query), 200);
});

languageRoutes.openapi(missing, async (c) => {
  const { id } = c.req.valid('param');
  return c.json(success({ products: await countUnnamedProducts(c.var.db, id), ...(await countUnnamedTerms(c.var.db, id)) }), 200);
});
