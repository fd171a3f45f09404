import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { listBrokenLinks } from '#modules/content';
import { createRoutes, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { adminCall } from '../admin-call.ts';

const brokenLinkSchema = z
  .object({
    place: z.enum(['home block', 'menu item']),
    id: z.int().openapi({ description: 'Id of the home page block or menu item' }),
    title: z.string(),
    link: z.string().openapi({ description: 'The saved link; empty if its target was selected from a list' }),
  })
  .openapi('BrokenLink');

const list = createRoute({
  method: 'get',
  path: '/broken-links',
  tags: ['Back office: content'],
  summary: 'List broken links of the home page and the menus',
  description: 'The target of a broken link was deleted or is not public. The shop hides these links.',
  ...adminCall('content'),
  responses: { 200: json(buildSuccessSchema(z.array(brokenLinkSchema)), 'All broken links'), ...customerFailures },
});

export const brokenLinkRoutes = createRoutes();

brokenLinkRoutes.openapi(list, async (c) => c.json(success(await listBrokenLinks(c.var.db)), 200));
