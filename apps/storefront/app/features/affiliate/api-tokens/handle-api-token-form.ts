import type { CreatedAffiliateApiToken, ReportScope } from '@selvedge/server/contract';
import { data } from 'react-router';
import { affiliateProfilePath } from '#lib/session/affiliate-context.ts';
import { keepForm, handleForm, readText, type FormAnswer } from '#lib/forms/handle-form.ts';
import type { AccountNoticeCode } from '#lib/session/account-notice.ts';
import type { Portal } from '../portal/get-portal.ts';

/** The result of creating a token, which is shown only once. */
export interface ApiTokenAnswer extends FormAnswer {
  created: CreatedAffiliateApiToken;
}

/** Intents of the token forms on the profile page. */
export const apiTokenIntents = { create: 'api-token-create', revoke: 'api-token-revoke' } as const;

/** Reports that a token may read, in the order of the form. */
export const scopes = ['clicks', 'conversions', 'commissions', 'payouts'] as const satisfies readonly ReportScope[];

export const isApiTokenForm = (form: FormData): boolean => readText(form, 'intent').startsWith('api-token-');

/** Returns the created token if the action's answer has one. */
export const findCreatedToken = (answer: FormAnswer | ApiTokenAnswer | undefined): CreatedAffiliateApiToken | undefined =>
  answer && 'created' in answer ? answer.created : undefined;

/** Creates or revokes a token. The response page shows a new token. */
export async function handleApiTokenForm({ shop, affiliateId }: Portal, form: FormData) {
  const { portal } = shop.api;
  const shown: { created?: CreatedAffiliateApiToken } = {};
  const work = async (): Promise<AccountNoticeCode> => {
    if (readText(form, 'intent') === apiTokenIntents.revoke) {
      await portal.revokeApiToken(affiliateId, Number(readText(form, 'tokenId')));
      return 'api-token-revoked';
    }
    const days = Number(readText(form, 'days'));
    shown.created = await portal.createApiToken(affiliateId, {
      name: readText(form, 'name').trim(),
      scopes: scopes.filter((scope) => form.has(`scope-${scope}`)),
      days: Number.isInteger(days) && days > 0 ? days : null,
    });
    return 'affiliate-saved';
  };
  const response = await handleForm(shop, form, affiliateProfilePath, async () => ({ to: affiliateProfilePath, notice: await work() }));
  if (!shown.created) return response;
  return data<ApiTokenAnswer>({ ...keepForm(form), created: shown.created }, { headers: { 'Cache-Control': 'private, no-store' } });
}
