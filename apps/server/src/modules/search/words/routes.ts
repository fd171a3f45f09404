import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { catalogTag, wholeListingTag } from '#modules/catalog';
import { articleTag, getSecondsUntilChange } from '#modules/content';
import { createRoutes, failures, json, setCacheTags, buildSuccessSchema } from '#platform/http';
import { foundAnswersSchema, searchQuerySchema, suggestionsSchema } from '../contract.ts';
import { listPopularSearches } from '../popular/list-popular-searches.ts';
import { popularSearchesTag } from '../popular/tags.ts';
import { synonymsTag } from '../synonyms/synonyms.ts';
import { findAnswers } from './find-answers.ts';
import { wordsTag } from './postings.ts';
import { suggest } from './suggest.ts';

const suggestions = createRoute({
  method: 'get',
  path: '/search/suggestions',
  tags: ['Catalogue'],
  summary: 'Suggest searches and products for a partial search text',
  description: 'Returns at most five products, four categories and three brands that the country sells.',
  request: { query: searchQuerySchema.pick({ q: true, countryId: true, languageId: true }) },
  responses: { 200: json(buildSuccessSchema(suggestionsSchema), 'The suggestions'), 404: failures[404], 409: failures[409], 422: failures[422] },
});

const answers = createRoute({
  method: 'get',
  path: '/search/answers',
  tags: ['Catalogue'],
  summary: 'Find questions of the help centre for a search text',
  description: 'Returns at most three questions that have all words of the text, or synonyms of them, in their title or topic.',
  request: { query: searchQuerySchema.pick({ q: true, languageId: true }) },
  responses: { 200: json(buildSuccessSchema(foundAnswersSchema), 'The questions'), 404: failures[404], 422: failures[422] },
});

const popular = createRoute({
  method: 'get',
  path: '/search/popular',
  tags: ['Catalogue'],
  summary: 'List popular searches',
  description: 'Returns at most six texts that were searched most with results, in a country and language.',
  request: { query: searchQuerySchema.pick({ countryId: true, languageId: true }) },
  responses: { 200: json(buildSuccessSchema(z.array(z.string())), 'The texts'), 404: failures[404], 409: failures[409], 422: failures[422] },
});

/** An increased count drops no tag, so the response expires after an hour. */
const POPULAR_CACHE_SECONDS = 3600;

/** Suggestions expire quickly, and any change of a listing drops them too. */
const CACHE_SECONDS = 60;

export const suggestionRoutes = createRoutes();

suggestionRoutes.openapi(suggestions, async (c) => {
  const offered = await suggest(c.var.db, c.req.valid('query'));
  setCacheTags(c, [catalogTag, wholeListingTag, wordsTag, synonymsTag], CACHE_SECONDS);
  return c.json(success(offered), 200);
});

suggestionRoutes.openapi(answers, async (c) => {
  const found = await findAnswers(c.var.db, c.req.valid('query'));
  setCacheTags(c, [articleTag, synonymsTag], Math.min(CACHE_SECONDS, await getSecondsUntilChange(c.var.db)));
  return c.json(success(found), 200);
});

suggestionRoutes.openapi(popular, async (c) => {
  const texts = await listPopularSearches(c.var.db, c.req.valid('query'));
  setCacheTags(c, [popularSearchesTag], POPULAR_CACHE_SECONDS);
  return c.json(success(texts), 200);
});
