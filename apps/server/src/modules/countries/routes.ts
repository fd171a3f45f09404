import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, failures, json, setCacheTags, buildSuccessSchema } from '#platform/http';
import { getCountriesCacheAge } from './snapshot-age.ts';
import { countryNameSchema, countrySchema, localeSchema, marketSchema, phoneCountrySchema } from './contract.ts';
import { getDialCode, phoneCountries } from './data/phone-countries.ts';
import { findCountryByName } from './hosts/find-country-by-name.ts';
import { findMarket, listMarketTags } from './hosts/find-market.ts';
import { getCountryRecord, listActiveCountries } from './list-active-countries.ts';
import { listLocales } from './hosts/list-locales.ts';
import { countriesTag, buildCountryTag } from './tags.ts';
import { idQuery, textField } from '#platform/request-fields';

const tags = ['Countries'];
const hostQuery = textField.max(255);
const nameParam = z.object({ name: textField.min(1).max(100) });

const countryByName = createRoute({
  method: 'get',
  path: '/country/getCountryByName/{name}/',
  tags,
  summary: 'Get a country by name or ISO code',
  description: 'If there is no such country, the client keeps the code that it sent.',
  request: { params: nameParam, query: z.object({ host: hostQuery.optional() }) },
  responses: { 200: json(buildSuccessSchema(countryNameSchema), 'The country'), 404: failures[404], 422: failures[422] },
});

const activeCountries = createRoute({
  method: 'get',
  path: '/country/getAllActiveData',
  tags,
  summary: 'List the countries of the shop',
  request: { query: z.object({ domain: hostQuery.optional() }) },
  responses: { 200: json(buildSuccessSchema(z.array(countrySchema)), 'The countries of the shop'), 422: failures[422] },
});

const countryById = createRoute({
  method: 'get',
  path: '/country/{id}',
  tags,
  summary: 'Get a country with its social links',
  request: { params: z.object({ id: idQuery }) },
  responses: { 200: json(buildSuccessSchema(countrySchema), 'The country'), 404: failures[404], 422: failures[422] },
});

const market = createRoute({
  method: 'get',
  path: '/market',
  tags,
  summary: 'Get the country settings for a host',
  request: { query: z.object({ host: hostQuery, language: textField.max(8).optional() }) },
  responses: { 200: json(buildSuccessSchema(marketSchema), 'The country settings'), 422: failures[422] },
});

const locales = createRoute({
  method: 'get',
  path: '/locales',
  tags,
  summary: 'List the languages and their domains',
  responses: { 200: json(buildSuccessSchema(z.array(localeSchema)), 'The languages with the domains that offer them') },
});

const phoneCountryList = createRoute({
  method: 'get',
  path: '/phone-countries',
  tags,
  summary: 'List the dial codes of all phone countries',
  responses: { 200: json(buildSuccessSchema(z.array(phoneCountrySchema)), 'The dial codes by phone country id') },
});

const phoneCountryById = createRoute({
  method: 'get',
  path: '/phone-countries/{countryId}',
  tags,
  summary: 'Get the dial code of a phone country',
  description: 'For an unknown id, the dial code is 88.',
  request: { params: z.object({ countryId: idQuery }) },
  responses: { 200: json(buildSuccessSchema(phoneCountrySchema), 'The dial code'), 422: failures[422] },
});

export const routes = createRoutes();

// The specification's path ends in a slash; the path without it works too.
for (const route of [countryByName, { ...countryByName, path: '/country/getCountryByName/{name}', hide: true } as const]) {
  routes.openapi(route, async (c) => {
    const { id, code } = await findCountryByName(c.var.db, { ...c.req.valid('param'), ...c.req.valid('query') });
    setCacheTags(c, [countriesTag]);
    return c.json(success({ id, code }), 200);
  });
}

routes.openapi(activeCountries, async (c) => {
  const countries = await listActiveCountries(c.var.db, c.req.valid('query'));
  setCacheTags(c, [countriesTag, ...countries.map(({ id }) => buildCountryTag(id))], await getCountriesCacheAge(c.var.db));
  return c.json(success(countries), 200);
});

routes.openapi(countryById, async (c) => {
  const country = await getCountryRecord(c.var.db, c.req.valid('param').id);
  setCacheTags(c, [buildCountryTag(country.id)], await getCountriesCacheAge(c.var.db));
  return c.json(success(country), 200);
});

routes.openapi(market, async (c) => {
  const { publicUrl, isLoopback } = c.var.config;
  const query = c.req.valid('query');
  const found = await findMarket(c.var.db, { ...query, publicAddress: { publicUrl, isLoopback } });
  setCacheTags(c, await listMarketTags(c.var.db, query), await getCountriesCacheAge(c.var.db));
  return c.json(success(found), 200);
});

routes.openapi(locales, async (c) => {
  setCacheTags(c, [countriesTag]);
  return c.json(success(await listLocales(c.var.db)), 200);
});

routes.openapi(phoneCountryList, (c) => {
  const list = phoneCountries.map(({ countryId, dialCode }) => ({ countryId, dialCode }));
  return c.json(success(list), 200);
});

routes.openapi(phoneCountryById, (c) => {
  const { countryId } = c.req.valid('param');
  return c.json(success({ countryId, dialCode: getDialCode(countryId) }), 200);
});
