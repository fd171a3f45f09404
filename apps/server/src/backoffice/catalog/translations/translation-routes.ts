import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { countTranslations, listTranslations } from '#modules/catalog';
import { translatedKinds, type TranslatedKind } from '#contracts/catalog';
import { listLanguages } from '#modules/countries';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema, type ApiEnv } from '#platform/http';
import { idQuery } from '#platform/request-fields';
import { openTranslator } from '#platform/translator/open-translator';
import { adminCall, requireStaff } from '../../admin-call.ts';
import { NotPermitted } from '../../errors.ts';
import { revisionField } from '../../record-call.ts';
import { buildTranslation, saveShownTranslation } from './save-shown-translation.ts';
import { suggestTranslations } from './suggest-translations.ts';
import {
  kindSchema,
  suggestionRequestSchema,
  suggestionSchema,
  translationFormSchema,
  translationOverviewSchema,
  translationPageSchema,
  translationQuerySchema,
  translationSchema,
} from './translation-contract.ts';

const tags = ['Back office: translations'];
const call = adminCall('catalog', { isForVendors: true });

const list = createRoute({
  method: 'get',
  path: '/translations',
  tags,
  summary: 'List records with their texts in English and in another language, the newest first',
  ...call,
  request: { query: translationQuerySchema },
  responses: { 200: json(buildSuccessSchema(translationPageSchema), 'A page of records with their texts'), ...customerFailures },
});

const overview = createRoute({
  method: 'get',
  path: '/translations/overview',
  tags,
  summary: 'Count the records that lack a text, by kind and language',
  ...call,
  responses: { 200: json(buildSuccessSchema(translationOverviewSchema), 'The number of records that lack a text'), ...customerFailures },
});

const save = createRoute({
  method: 'put',
  path: '/translations/{kind}/{id}',
  tags,
  summary: 'Save the texts of a record in one language',
  ...call,
  request: { params: z.object({ kind: kindSchema, id: idQuery }), body: jsonBody(translationFormSchema.extend(revisionField)) },
  responses: { 200: json(buildSuccessSchema(translationSchema), 'The saved texts'), ...customerFailures },
});

const suggest = createRoute({
  method: 'post',
  path: '/translations/suggestions',
  tags,
  summary: 'Translate English texts by machine without saving the result',
  description: 'Only for staff of the shop, and only if a translation service is configured.',
  ...adminCall('catalog'),
  request: { body: jsonBody(suggestionRequestSchema) },
  responses: {
    200: json(buildSuccessSchema(z.array(suggestionSchema)), 'The translated texts; null for texts that were not requested'),
    ...customerFailures,
  },
});

export const translationRoutes = createRoutes();

translationRoutes.openapi(overview, async (c) => {
  const { db, config } = c.var;
  const { vendorId } = requireStaff(c);
  const languages = (await listLanguages(db)).slice(1);
  const kinds = [];
  for (const kind of listOwnKinds(vendorId)) {
    const { total, complete } = await countTranslations(db, kind, vendorId);
    kinds.push({ kind, total, missing: languages.map(({ id }) => ({ languageId: id, count: total - (complete.get(id) ?? 0) })) });
  }
  return c.json(success({ kinds, hasSuggestions: vendorId === null && openTranslator(config) !== undefined }), 200);
});

translationRoutes.openapi(list, async (c) => {
  const { languageId, kind, state, q, before, take } = c.req.valid('query');
  const vendorId = requireKind(c, kind);
  const found = await listTranslations(c.var.db, { kind, languageId, vendorId, isMissing: state === 'missing', q, beforeId: before, limit: take });
  const rows = found.rows.map((row) => buildTranslation(row, languageId));
  return c.json(success({ rows, isMore: found.isMore }), 200);
});

translationRoutes.openapi(save, async (c) => {
  const { kind, id } = c.req.valid('param');
  const { languageId, revision, ...text } = c.req.valid('json');
  const vendorId = requireKind(c, kind);
  return c.json(success(await saveShownTranslation(c, { kind, id, languageId, text, revision, vendorId })), 200);
});

translationRoutes.openapi(suggest, async (c) => c.json(success(await suggestTranslations(c.var.db, c.var.config, c.req.valid('json'))), 200));

/** A vendor translates their own products only. */
const listOwnKinds = (vendorId: number | null): readonly TranslatedKind[] => (vendorId === null ? translatedKinds : ['products']);

/** @returns the vendor; null for staff of the shop. @throws NotPermitted */
function requireKind(c: Context<ApiEnv>, kind: TranslatedKind): number | null {
  const { vendorId } = requireStaff(c);
  if (!listOwnKinds(vendorId).includes(kind)) throw new NotPermitted();
  return vendorId;
}
