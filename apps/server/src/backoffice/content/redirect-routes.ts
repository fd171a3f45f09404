import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { editRedirect, importRedirects, lockRedirects, removeRedirects, staffRedirect, staffRedirects } from '#modules/content';
import { json, jsonBody, ownFailures, successOf } from '#platform/http';
import { change } from '../change.ts';
import { recordRoutes } from '../record-routes.ts';
import { staffCall } from '../staff-call.ts';
import { importedRedirectsSchema, redirectFormSchema, redirectRecordSchema, staffRedirectSchema } from './contract.ts';

const tag = 'Back office: content';

/** Where addresses lead that no page has. */
export const redirectRoutes = recordRoutes({
  path: 'redirects',
  thing: 'redirect',
  tag,
  area: 'content',
  filter: { q: z.string().max(200).optional(), countryId: z.int().nullable().optional() },
  sorts: ['fromPath', 'toAddress', 'id'],
  row: staffRedirectSchema,
  form: redirectFormSchema,
  record: redirectRecordSchema,
  list: staffRedirects,
  read: staffRedirect,
  lock: (tx) => lockRedirects(tx),
  save: async (tx, id, form) => {
    await lockRedirects(tx);
    return editRedirect(tx, id, form);
  },
  remove: (tx, id) => removeRedirects(tx, [id]),
});

const removeMany = createRoute({
  method: 'delete',
  path: '/redirects/many',
  tags: [tag],
  summary: 'Delete redirects',
  ...staffCall('content'),
  request: { body: jsonBody(z.object({ ids: z.array(z.int()).min(1).max(1000) })) },
  responses: { 200: json(successOf(z.object({ ids: z.array(z.int()) })), 'They are gone'), ...ownFailures },
});

const fromFile = createRoute({
  method: 'post',
  path: '/files/redirects',
  tags: [tag],
  summary: 'Import redirects from a CSV',
  description:
    'Columns `from`, `to`, and if wanted `status` and `country`; the export of another shop (`Redirect from,Redirect to`) is read as it is. Lines that cannot be are named and left out. Text, at most 5 MB.',
  ...staffCall('content'),
  request: {
    query: z.object({ isTrial: z.enum(['true', 'false']).default('false').openapi({ description: 'Nothing is written' }) }),
    body: { required: true, content: { 'text/csv': { schema: z.string() } } },
  },
  responses: { 200: json(successOf(importedRedirectsSchema), 'What came of it'), ...ownFailures },
});

redirectRoutes.openapi(removeMany, async (c) => {
  const { ids } = c.req.valid('json');
  await change(c, async (tx, note) => {
    await lockRedirects(tx);
    await removeRedirects(tx, ids);
    await note({ action: 'redirect.delete', subject: 'redirect', subjectId: ids.join(','), before: { ids } });
  });
  return c.json(success({ ids }), 200);
});

redirectRoutes.openapi(fromFile, async (c) => {
  const isTrial = c.req.valid('query').isTrial === 'true';
  const text = await c.req.text();
  const outcome = await change(c, async (tx, note) => {
    await lockRedirects(tx);
    const imported = await importRedirects(tx, text, { isTrial });
    if (!isTrial && imported.saved > 0) {
      const { saved, unchanged, problems } = imported;
      await note({ action: 'redirect.import', subject: 'redirect', subjectId: 'file', after: { saved, unchanged, leftOut: problems.length } });
    }
    return imported;
  });
  return c.json(success(outcome), 200);
});
