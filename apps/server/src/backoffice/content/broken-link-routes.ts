import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { listBrokenLinks } from '#modules/content';
import { createRoutes, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { adminCall } from '../admin-call.ts';

const brokenLinkSchema = z
  .object({
    place: z.enum(['home block', 'menu item']),
    id: z.int().openapi({ description: 'Id of the block or menu item' }),
    title: z.string(),
    link: z.string().openapi({ description: 'The link as saved; empty if its target was chosen from a list' }),
  })
  .openapi('BrokenLink');

const list = createRoute({
  method: 'get',
  path: '/broken-links',
  tags: ['Back office: content'],
  summary: 'List broken links of the home page and the menus',
  description: 'Their target was deleted or is not public. Shoppers do not see these links.',
  ...adminCall('content'),
  responses: { 200: json(buildSuccessSchema(z.array(brokenLinkSchema)), 'All of them'), ...customerFailures },
});

export const brokenLinkRoutes = createRoutes();

brokenLinkRoutes.openapi(list, async (c) => c.json(success(await listBrokenLinks(c.var.db)), 200));
