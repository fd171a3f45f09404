import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { catalogTag } from '#modules/catalog';
import { createRoutes, failures, json, setCacheTags, buildSuccessSchema } from '#platform/http';
import { idQuery, languageIdQuery } from '../countries/contract.ts';
import { menusSchema } from './contract.ts';
import { homeRoutes } from './home/routes.ts';
import { shownMenus } from './menus/shown-menus.ts';
import { menusTagOfCountry, menusTag } from './tags.ts';
import { publicArticleRoutes } from './articles/routes.ts';

const menus = createRoute({
  method: 'get',
  path: '/menus',
  tags: ['Content'],
  summary: 'Get the links of header and footer',
  request: { query: z.object({ countryId: idQuery, languageId: languageIdQuery }) },
  responses: { 200: json(buildSuccessSchema(menusSchema), 'In their order, one level below each other'), 422: failures[422] },
});

export const routes = createRoutes();

routes.openapi(menus, async (c) => {
  const asked = c.req.valid('query');
  const shown = await shownMenus(c.var.db, asked);
  setCacheTags(c, [menusTag, menusTagOfCountry(asked.countryId), catalogTag]);
  return c.json(success(shown), 200);
});

routes.route('/', homeRoutes);
routes.route('/', publicArticleRoutes);
