import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, failures, json, mayBeKept, successOf } from '#platform/http';
import { countriesKeepFor } from './calendar-age.ts';
import { countryNameSchema, countrySchema, idQuery, localeSchema, marketSchema, phoneCountrySchema } from './contract.ts';
import { dialCodeOf, phoneCountries } from './data/phone-countries.ts';
import { findCountryByName } from './find-country-by-name.ts';
import { findMarket, tagsOfMarket } from './find-market.ts';
import { getCountryRecord, listActiveCountries } from './list-active-countries.ts';
import { listLocales } from './list-locales.ts';
import { countriesTag, countryTag } from './tags.ts';

const tags = ['Countries'];
const hostQuery = z.string().max(255);
const nameParam = z.object({ name: z.string().min(1).max(100) });

const countryByName = createRoute({
  method: 'get',
  path: '/country/getCountryByName/{name}/',
  tags,
  summary: 'A country by its name or ISO code',
  description: 'When there is none, the caller keeps the code it asked with.',
  request: { params: nameParam, query: z.object({ host: hostQuery.optional() }) },
  responses: { 200: json(successOf(countryNameSchema), 'The country'), 404: failures[404], 422: failures[422] },
});

const activeCountries = createRoute({
  method: 'get',
  path: '/country/getAllActiveData',
  tags,
  summary: 'The countries the shop sells in',
  request: { query: z.object({ domain: hostQuery.optional() }) },
  responses: { 200: json(successOf(z.array(countrySchema)), 'The countries'), 422: failures[422] },
});

const countryById = createRoute({
  method: 'get',
  path: '/country/{id}',
  tags,
  summary: 'One country, with its social links',
  request: { params: z.object({ id: idQuery }) },
  responses: { 200: json(successOf(countrySchema), 'The country'), 404: failures[404], 422: failures[422] },
});

const market = createRoute({
  method: 'get',
  path: '/market',
  tags,
  summary: 'All that a page needs to know about the country of a host',
  request: { query: z.object({ host: hostQuery, language: z.string().max(8).optional() }) },
  responses: { 200: json(successOf(marketSchema), 'The market'), 422: failures[422] },
});

const locales = createRoute({
  method: 'get',
  path: '/locales',
  tags,
  summary: 'The languages with the domains that offer them',
  responses: { 200: json(successOf(z.array(localeSchema)), 'The locales') },
});

const phoneCountryList = createRoute({
  method: 'get',
  path: '/phone-countries',
  tags,
  summary: 'Dial codes by the ids of the phone country list',
  responses: { 200: json(successOf(z.array(phoneCountrySchema)), 'The list') },
});

const phoneCountryById = createRoute({
  method: 'get',
  path: '/phone-countries/{countryId}',
  tags,
  summary: 'The dial code of a phone country',
  description: 'An id that the list does not have is answered with 88.',
  request: { params: z.object({ countryId: idQuery }) },
  responses: { 200: json(successOf(phoneCountrySchema), 'Its dial code'), 422: failures[422] },
});

export const routes = createRoutes();

// The specification's path ends in a slash; without it the call is the same.
for (const route of [countryByName, { ...countryByName, path: '/country/getCountryByName/{name}', hide: true } as const]) {
  routes.openapi(route, async (c) => {
    const { id, code } = await findCountryByName(c.var.db, { ...c.req.valid('param'), ...c.req.valid('query') });
    mayBeKept(c, [countriesTag]);
    return c.json(success({ id, code }), 200);
  });
}

routes.openapi(activeCountries, async (c) => {
  const countries = await listActiveCountries(c.var.db, c.req.valid('query'));
  mayBeKept(c, [countriesTag, ...countries.map(({ id }) => countryTag(id))], await countriesKeepFor(c.var.db));
  return c.json(success(countries), 200);
});

routes.openapi(countryById, async (c) => {
  const country = await getCountryRecord(c.var.db, c.req.valid('param').id);
  mayBeKept(c, [countryTag(country.id)], await countriesKeepFor(c.var.db));
  return c.json(success(country), 200);
});

routes.openapi(market, async (c) => {
  const { publicUrl, isLoopback } = c.var.config;
  const asked = c.req.valid('query');
  const found = await findMarket(c.var.db, { ...asked, standing: { publicUrl, isLoopback } });
  mayBeKept(c, await tagsOfMarket(c.var.db, asked), await countriesKeepFor(c.var.db));
  return c.json(success(found), 200);
});

routes.openapi(locales, async (c) => {
  mayBeKept(c, [countriesTag]);
  return c.json(success(await listLocales(c.var.db)), 200);
});

routes.openapi(phoneCountryList, (c) => {
  const list = phoneCountries.map(({ countryId, dialCode }) => ({ countryId, dialCode }));
  return c.json(success(list), 200);
});

routes.openapi(phoneCountryById, (c) => {
  const { countryId } = c.req.valid('param');
  return c.json(success({ countryId, dialCode: dialCodeOf(countryId) }), 200);
});
