import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { editRedirect, importRedirects, lockRedirects, removeRedirects, findAdminRedirect, listAdminRedirects } from '#modules/content';
import { ShopError } from '#kit/errors';
import { failureSchema, fileBody, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { readLimitedBody } from '#platform/requests/limited-body';
import { change } from '../change.ts';
import { createRecordRoutes } from '../record-routes.ts';
import { adminCall } from '../admin-call.ts';
import { importedRedirectsSchema, redirectFormSchema, redirectRecordSchema, adminRedirectSchema } from './contract.ts';
import { idField, textField } from '#platform/request-fields';

const tag = 'Back office: content';

/** Redirects of addresses without a page. */
export const redirectRoutes = createRecordRoutes({
  path: 'redirects',
  noun: 'redirect',
  tag,
  area: 'content',
  filter: { q: textField.max(200).optional(), countryId: idField.nullable().optional() },
  sorts: ['fromPath', 'toAddress', 'id'],
  row: adminRedirectSchema,
  form: redirectFormSchema,
  record: redirectRecordSchema,
  list: listAdminRedirects,
  read: findAdminRedirect,
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
  summary: 'Delete several redirects',
  ...adminCall('content'),
  request: { body: jsonBody(z.object({ ids: z.array(idField).min(1).max(1000) })) },
  responses: { 200: json(buildSuccessSchema(z.object({ ids: z.array(z.int()) })), 'The ids of the deleted redirects'), ...customerFailures },
});

const fromFile = createRoute({
  method: 'post',
  path: '/files/redirects',
  tags: [tag],
  summary: 'Import redirects from a CSV file',
  description:
    'Required columns: `from`, `to`. Optional columns: `status`, `country`. Shopify exports (`Redirect from,Redirect to`) work unchanged. Invalid lines are reported and skipped. At most 5 MB.',
  ...adminCall('content'),
  request: {
    query: z.object({ isTrial: z.enum(['true', 'false']).default('false').openapi({ description: 'If true, a dry run: nothing is saved' }) }),
    body: fileBody('text/csv'),
  },
  responses: {
    200: json(buildSuccessSchema(importedRedirectsSchema), 'The numbers of saved and unchanged redirects, and the invalid lines'),
    ...customerFailures,
    413: json(failureSchema, 'The file is too large'),
  },
});

const mostBytes = 5 * 1024 * 1024;
const csvLimit = {
  mostBytes,
  tooLarge: () => new ShopError('FileTooLarge', 413, `The file is too large. The limit is ${mostBytes / 1024 / 1024} MB.`, { mostBytes }),
};

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
  const text = (await readLimitedBody(c.req.raw, csvLimit)).toString('utf8');
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
