import { createRoute } from '@hono/zod-openapi';
import { total, written } from '@selvedge/i18n/readiness';
import { countTranslations, type TranslationCount } from '#modules/catalog';
import { listWrittenTexts } from '#modules/content';
import { listLanguages } from '#modules/countries';
import { createRoutes, json, customerFailures } from '#platform/http';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { adminCall } from '../admin-call.ts';
import { languageReadinessSchema } from './language-contract.ts';

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

export const languageRoutes = createRoutes();

languageRoutes.openapi(list, async (c) => {
  const { db } = c.var;
  const query = c.req.valid('query');
  const { ids, order, offset, limit } = toAdminListQuery(query);
  const languages = await listLanguages(db);
  const found = languages.filter(({ id }) => !ids || ids.includes(String(id)));
  const counts = {
    products: await countTranslations(db, 'products', null),
    categories: await countTranslations(db, 'categories', null),
    collections: await countTranslations(db, 'collections', null),
    brands: await countTranslations(db, 'brands', null),
    attributeValues: await countTranslations(db, 'attribute-values', null),
  };
  const texts = await listWrittenTexts(db);
  const share = ({ total: all, complete }: TranslationCount, id: number) => ({ total: all, written: complete.get(id) ?? 0 });
  const rows = (order === 'desc' ? found.toReversed() : found).slice(offset, offset + limit).map(({ id, code, tag, name }) => ({
    ...{ id, code, tag, name },
    pages: { total, written: written[code] ?? 0 },
    articles: { total: texts.total, written: texts.written.get(id) ?? 0 },
    products: share(counts.products, id),
    categories: share(counts.categories, id),
    collections: share(counts.collections, id),
    brands: share(counts.brands, id),
    attributeValues: share(counts.attributeValues, id),
  }));
  return c.json(buildListResponse(rows, { itemCount: found.length, isMore: false }, query), 200);
});
