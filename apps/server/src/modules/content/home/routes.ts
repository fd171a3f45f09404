import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { catalogTag } from '#modules/catalog';
import { idQuery, languageIdQuery } from '#contracts/countries';
import { createRoutes, failures, json, mayBeKept, successOf, type ApiEnv } from '#platform/http';
import { homeBlockSchema } from '../contract.ts';
import { homeTag } from '../tags.ts';
import { findPreview, previewQuery } from '../preview/find-preview.ts';
import { secondsUntilChange } from './is-public.ts';
import { blockTypes, type BlockType } from './kinds.ts';
import { shownBlocks } from './shown-blocks.ts';

const tags = ['Home'];
/** The specification's own calls name no country for some of them: Slovenia then. */
const place = z.object({ countryId: idQuery.default(3), languageId: languageIdQuery, preview: previewQuery });
const blocks = { 200: json(successOf(z.array(homeBlockSchema)), 'In their order'), 404: failures[404], 422: failures[422] };

const setupTypes = ['HEADER_CONTENT', 'MAIN_BANNER', 'HOME_CATEGORY_BANNER', 'PRODUCT_ROW', 'YOUTUBE', 'HELP_BANNER'] as const;
const usages = z.enum(['HOME_SLIDER', 'BLOG_SLIDER']);

const home = createRoute({
  method: 'get',
  path: '/content/home',
  tags,
  summary: 'All that the home page is made of',
  description: 'Neighbours of one type stand together as one part of the page.',
  request: { query: place },
  responses: blocks,
});
const strips = createRoute({
  method: 'get',
  path: '/homePartnerInstagram/web/getHomepageDataByType',
  tags,
  summary: 'The items of a strip of the home page',
  request: { query: place.extend({ type: z.enum(['INSTAGRAM', 'PARTNER']) }) },
  responses: blocks,
});
const setup = createRoute({
  method: 'get',
  path: '/setupHomepage/web/getSetupDataByType',
  tags,
  summary: 'The blocks of one type of the home page',
  request: { query: place.extend({ type: z.enum(setupTypes) }) },
  responses: blocks,
});
const sliders = createRoute({
  method: 'get',
  path: '/media-slider/slider/web/findByUsagesType/{a}/{b}',
  tags,
  summary: 'The slides of one usage, or of two',
  request: { params: z.object({ a: usages, b: usages }), query: place },
  responses: blocks,
});

export const homeRoutes = createRoutes();

/** Until somebody changes a block, or the clock brings or takes one. */
async function answer(c: Context<ApiEnv>, { preview, ...asked }: z.infer<typeof place>, types: readonly BlockType[]) {
  const shown = await shownBlocks(c.var.db, { ...asked, types, preview: await findPreview(c.var.db, preview) });
  if (preview === undefined) mayBeKept(c, [homeTag, catalogTag], await secondsUntilChange(c.var.db));
  return success(shown);
}

homeRoutes.openapi(home, async (c) => {
  const types = blockTypes.filter((type) => type !== 'BLOG_SLIDER');
  return c.json(await answer(c, c.req.valid('query'), types), 200);
});
homeRoutes.openapi(strips, async (c) => {
  const { type, ...asked } = c.req.valid('query');
  return c.json(await answer(c, asked, [type]), 200);
});
homeRoutes.openapi(setup, async (c) => {
  const { type, ...asked } = c.req.valid('query');
  return c.json(await answer(c, asked, [type]), 200);
});
homeRoutes.openapi(sliders, async (c) => {
  const { a, b } = c.req.valid('param');
  return c.json(await answer(c, c.req.valid('query'), [a, b]), 200);
});
