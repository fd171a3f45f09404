import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { catalogTag } from '#modules/catalog';
import { languageIdQuery } from '#contracts/countries';
import { createRoutes, failures, json, setCacheTags, buildSuccessSchema, type ApiEnv } from '#platform/http';
import { homeBlockSchema } from '../contract.ts';
import { homeTag } from '../tags.ts';
import { findPreview, previewQuery } from '../preview/find-preview.ts';
import { getSecondsUntilChange, listPublicBlocks } from './shown-blocks.ts';
import { blockTypes, type BlockType } from './kinds.ts';
import { listLinkTags } from './tags-of-links.ts';
import { idQuery } from '#platform/request-fields';

const tags = ['Home'];
/** Some routes of the specification have no country parameter. The default is Slovenia. */
const place = z.object({ countryId: idQuery.default(3), languageId: languageIdQuery, preview: previewQuery });
const blocks = {
  200: json(buildSuccessSchema(z.array(homeBlockSchema)), 'The home page blocks in display order'),
  404: failures[404],
  422: failures[422],
};

const setupTypes = ['HEADER_CONTENT', 'MAIN_BANNER', 'HOME_CATEGORY_BANNER', 'PRODUCT_ROW', 'YOUTUBE', 'HELP_BANNER'] as const;
const usages = z.enum(['HOME_SLIDER', 'BLOG_SLIDER']);

const home = createRoute({
  method: 'get',
  path: '/content/home',
  tags,
  summary: 'Get the content of the home page',
  description: 'Adjacent blocks of the same type form one section of the page.',
  request: { query: place },
  responses: blocks,
});
const strips = createRoute({
  method: 'get',
  path: '/homePartnerInstagram/web/getHomepageDataByType',
  tags,
  summary: 'List the items of a home page strip',
  request: { query: place.extend({ type: z.enum(['INSTAGRAM', 'PARTNER']) }) },
  responses: blocks,
});
const setup = createRoute({
  method: 'get',
  path: '/setupHomepage/web/getSetupDataByType',
  tags,
  summary: 'List the home page blocks of one type',
  request: { query: place.extend({ type: z.enum(setupTypes) }) },
  responses: blocks,
});
const sliders = createRoute({
  method: 'get',
  path: '/media-slider/slider/web/findByUsagesType/{a}/{b}',
  tags,
  summary: 'List the slides of one or two usages',
  request: { params: z.object({ a: usages, b: usages }), query: place },
  responses: blocks,
});

export const homeRoutes = createRoutes();

/** Returns blocks and allows caching until a block changes, starts or ends. Previews are not cached. */
async function answer(c: Context<ApiEnv>, { preview, ...query }: z.infer<typeof place>, types: readonly BlockType[]) {
  const shown = await listPublicBlocks(c.var.db, { ...query, types, preview: await findPreview(c.var.db, preview) });
  if (preview === undefined) setCacheTags(c, [homeTag, catalogTag, ...(await listLinkTags(c.var.db))], await getSecondsUntilChange(c.var.db));
  return success(shown);
}

homeRoutes.openapi(home, async (c) => {
  const types = blockTypes.filter((type) => type !== 'BLOG_SLIDER');
  return c.json(await answer(c, c.req.valid('query'), types), 200);
});
homeRoutes.openapi(strips, async (c) => {
  const { type, ...query } = c.req.valid('query');
  return c.json(await answer(c, query, [type]), 200);
});
homeRoutes.openapi(setup, async (c) => {
  const { type, ...query } = c.req.valid('query');
  return c.json(await answer(c, query, [type]), 200);
});
homeRoutes.openapi(sliders, async (c) => {
  const { a, b } = c.req.valid('param');
  return c.json(await answer(c, c.req.valid('query'), [a, b]), 200);
});
