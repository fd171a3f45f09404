import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { buildCountryTag, buildCountryTextsTag, getCountry, buildLawTag } from '#modules/countries';
import { createRoutes, failures, json, setCacheTags, buildSuccessSchema, type ApiEnv } from '#platform/http';
import { languageIdQuery } from '../countries/contract.ts';
import { legalLinksSchema, legalPageSchema } from './contract.ts';
import { getLegalPage, listLegalLinks } from './get-legal-page.ts';
import { idQuery, slugField } from '#platform/request-fields';

const tags = ['Legal pages'];
const query = z.object({ countryId: idQuery, languageId: languageIdQuery });

const links = createRoute({
  method: 'get',
  path: '/legal/pages',
  tags,
  summary: 'List the legal pages of a country',
  request: { query },
  responses: {
    200: json(buildSuccessSchema(legalLinksSchema), 'The legal pages in display order, and any notice of the legal guarantee'),
    404: failures[404],
    422: failures[422],
  },
});

const page = createRoute({
  method: 'get',
  path: '/legal/pages/{slug}',
  tags,
  summary: 'Get a legal page of a country in a language',
  request: { params: z.object({ slug: slugField }), query },
  responses: { 200: json(buildSuccessSchema(legalPageSchema), 'The legal page'), 404: failures[404], 422: failures[422] },
});

export const routes = createRoutes();

routes.openapi(links, async (c) => {
  const query = c.req.valid('query');
  const found = await listLegalLinks(c.var.db, query);
  await cacheLegalResponse(c, query);
  return c.json(success(found), 200);
});

routes.openapi(page, async (c) => {
  const query = c.req.valid('query');
  const found = await getLegalPage(c.var.db, { ...c.req.valid('param'), ...query });
  await cacheLegalResponse(c, query);
  return c.json(success(found), 200);
});

/** Caches the response until the country's seller, law, name or texts, or one of its legal pages changes. */
async function cacheLegalResponse(c: Context<ApiEnv>, { countryId, languageId }: { countryId: number; languageId: number }): Promise<void> {
  const { id } = await getCountry(c.var.db, countryId);
  setCacheTags(c, [buildLawTag(id), buildCountryTag(id), buildCountryTextsTag(id, languageId)]);
}
