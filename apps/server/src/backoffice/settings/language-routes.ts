import { createRoute } from '@hono/zod-openapi';
import { total, written } from '@selvedge/i18n/readiness';
import { success } from '#kit/envelope';
import { productsWithoutName, termsWithoutName, translatedThings, type TranslatedThings } from '#modules/catalog';
import { writtenTexts } from '#modules/content';
import { listLanguages } from '#modules/countries';
import { createRoutes, json, ownFailures, successOf } from '#platform/http';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { numberedPath } from '../record-call.ts';
import { staffCall } from '../staff-call.ts';
import { languageReadinessSchema, missingNamesSchema } from './language-contract.ts';

const tags = ['Back office: settings'];
const call = staffCall('settings');

const list = createRoute({
  method: 'get',
  path: '/languages',
  tags,
  summary: 'How far the shop is written in each language',
  ...call,
  request: { query: listQueryOf({}, ['id']) },
  responses: { 200: json(staffListOf(languageReadinessSchema), 'All of them'), ...ownFailures },
});

const missing = createRoute({
  method: 'get',
  path: '/languages/{id}/missing',
  tags,
  summary: 'What has no name in a language: the first hundred of each',
  ...call,
  request: { params: numberedPath },
  responses: { 200: json(successOf(missingNamesSchema), 'What is missing'), ...ownFailures },
});

export const languageRoutes = createRoutes();

languageRoutes.openapi(list, async (c) => {
  const { db } = c.var;
  const asked = c.req.valid('query');
  const { ids, order, offset, limit } = staffList(asked);
  const languages = await listLanguages(db);
  const found = languages.filter(({ id }) => !ids || ids.includes(String(id)));
  const things = await translatedThings(db);
  const texts = await writtenTexts(db);
  const share = ({ total: all, named }: TranslatedThings, id: number) => ({ total: all, written: named.get(id) ?? 0 });
  const rows = (order === 'desc' ? found.toReversed() : found).slice(offset, offset + limit).map(({ id, code, tag, name }) => ({
    ...{ id, code, tag, name },
    pages: { total, written: written[code] ?? 0 },
    writings: { total: texts.total, written: texts.written.get(id) ?? 0 },
    products: share(things.products, id),
    categories: share(things.categories, id),
    attributeValues: share(things.attributeValues, id),
  }));
  return c.json(listed(rows, { itemCount: found.length, isMore: false }, asked), 200);
});

languageRoutes.openapi(missing, async (c) => {
  const { id } = c.req.valid('param');
  return c.json(success({ products: await productsWithoutName(c.var.db, id), ...(await termsWithoutName(c.var.db, id)) }), 200);
});
