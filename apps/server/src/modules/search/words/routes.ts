import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { catalogTag, wholeListingTag } from '#modules/catalog';
import { createRoutes, failures, json, mayBeKept, successOf } from '#platform/http';
import { searchQuerySchema, suggestionsSchema } from '../contract.ts';
import { wordsTag } from './postings.ts';
import { suggest } from './suggest.ts';

const suggestions = createRoute({
  method: 'get',
  path: '/search/suggestions',
  tags: ['Catalogue'],
  summary: 'What is offered while somebody types',
  description: 'At most five products, four categories and three brands that the country sells.',
  request: { query: searchQuerySchema.pick({ q: true, countryId: true, languageId: true }) },
  responses: { 200: json(successOf(suggestionsSchema), 'The suggestions'), 404: failures[404], 409: failures[409], 422: failures[422] },
});

/** Any change of any listing drops suggestions: they are short-lived besides. */
const keptSeconds = 60;

export const suggestionRoutes = createRoutes();

suggestionRoutes.openapi(suggestions, async (c) => {
  const offered = await suggest(c.var.db, c.req.valid('query'));
  mayBeKept(c, [catalogTag, wholeListingTag, wordsTag], keptSeconds);
  return c.json(success(offered), 200);
});
