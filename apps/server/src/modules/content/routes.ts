import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { catalogTag } from '#modules/catalog';
import { createRoutes, failures, json, setCacheTags, buildSuccessSchema } from '#platform/http';
import { languageIdQuery } from '../countries/contract.ts';
import { menusSchema } from './contract.ts';
import { homeRoutes } from './home/routes.ts';
import { listPublicMenus } from './menus/shown-menus.ts';
import { buildMenusTag, menusTag } from './tags.ts';
import { publicArticleRoutes } from './articles/routes.ts';
import { idQuery } from '#platform/request-fields';

const menus = createRoute({
  method: 'get',
  path: '/menus',
  tags: ['Content'],
  summary: 'Get the header and footer menus',
  request: { query: z.object({ countryId: idQuery, languageId: languageIdQuery }) },
  responses: { 200: json(buildSuccessSchema(menusSchema), 'The menu links in display order, with one level of submenus'), 422: failures[422] },
});

export const routes = createRoutes();

routes.openapi(menus, async (c) => {
  const query = c.req.valid('query');
  const shown = await listPublicMenus(c.var.db, query);
  setCacheTags(c, [menusTag, buildMenusTag(query.countryId), catalogTag]);
  return c.json(success(shown), 200);
});

routes.route('/', homeRoutes);
routes.route('/', publicArticleRoutes);
