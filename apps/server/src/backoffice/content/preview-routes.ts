import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { buildCampaignPath } from '#modules/campaigns';
import { makePreview, previewPath, type PreviewedKind } from '#modules/content';
import { buildShopUrl, getOpenCountry } from '#modules/countries';
import type { StaffArea } from '#modules/accounts';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { inTransaction } from '#platform/transaction';
import { adminCall } from '../admin-call.ts';
import { previewLinkSchema } from './contract.ts';
import { idField } from '#platform/request-fields';

/** Kinds of content by the staff area that edits them. */
const kinds = {
  content: ['article', 'question', 'page', 'block'],
  marketing: ['campaign'],
} as const satisfies Partial<Record<StaffArea, readonly PreviewedKind[]>>;

const buildLinkRoute = (area: keyof typeof kinds, path: string) =>
  createRoute({
    method: 'post',
    path,
    tags: ['Back office: content'],
    summary: 'Create a preview link for a saved draft',
    ...adminCall(area),
    request: { body: jsonBody(z.object({ kind: z.enum(kinds[area]), id: idField, countryId: idField, languageId: idField })) },
    responses: {
      200: json(buildSuccessSchema(previewLinkSchema), 'The URL of the preview and its expiry time, one hour later'),
      ...customerFailures,
    },
  });

export const previewRoutes = createRoutes();

for (const route of [buildLinkRoute('content', '/previews'), buildLinkRoute('marketing', '/campaign-previews')])
  previewRoutes.openapi(route, async (c) => {
    const { db, config } = c.var;
    const { kind, id, countryId, languageId } = c.req.valid('json');
    await getOpenCountry(db, countryId);
    const path = await (kind === 'campaign' ? buildCampaignPath(db, id) : previewPath(db, { kind, id }));
    const { token, expiresAt } = await inTransaction(db, (tx) => makePreview(tx, { kind, id }));
    const url = new URL(`${await buildShopUrl(db, config, { countryId, languageId })}${path}`.replace(/\/$/, ''));
    url.searchParams.set('preview', token);
    return c.json(success({ url: url.href, expiresAt: expiresAt.toISOString() }), 200);
  });
