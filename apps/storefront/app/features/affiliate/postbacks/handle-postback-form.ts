import type { AffiliatePostback } from '@selvedge/server/contract';
import { data } from 'react-router';
import { affiliateProfilePath } from '#lib/session/affiliate-context.ts';
import { keepForm, handleForm, readText, type FormAnswer } from '#lib/forms/handle-form.ts';
import type { AccountNoticeCode } from '#lib/session/account-notice.ts';
import type { Portal } from '../portal/get-portal.ts';

/** The result of a postback form. The secret is shown only once. */
export interface PostbackAnswer extends FormAnswer {
  secret: string | null;
  /** The result of a test postback. */
  tried: AffiliatePostback | null;
}

/** Intents of the postback forms on the profile page. */
export const postbackIntents = {
  address: 'postback-address',
  remove: 'postback-remove',
  ping: 'postback-ping',
  secret: 'postback-secret',
  again: 'postback-again',
} as const;

export const isPostbackForm = (form: FormData): boolean => readText(form, 'intent').startsWith('postback-');

/** Returns the action's answer if it belongs to a postback form. */
export const findPostbackAnswer = (answer: FormAnswer | PostbackAnswer | undefined): PostbackAnswer | undefined =>
  answer && 'secret' in answer ? answer : undefined;

/** Handles a postback form. The response page shows a secret or a test result. */
export async function handlePostbackForm({ shop, affiliateId }: Portal, form: FormData) {
  const { portal } = shop.api;
  const shown: Pick<PostbackAnswer, 'secret' | 'tried'> = { secret: null, tried: null };
  const work = async (): Promise<AccountNoticeCode> => {
    switch (readText(form, 'intent')) {
      case postbackIntents.remove:
        await portal.removePostbacks(affiliateId);
        return 'postback-removed';
      case postbackIntents.ping:
        shown.tried = await portal.pingPostback(affiliateId);
        return 'postback-saved';
      case postbackIntents.secret:
        shown.secret = (await portal.replacePostbackSecret(affiliateId)).secret;
        return 'postback-saved';
      case postbackIntents.again:
        await portal.redeliverPostback(affiliateId, readText(form, 'postbackId'));
        return 'postback-again';
      default:
        shown.secret = (await portal.savePostbackAddress(affiliateId, readText(form, 'address').trim())).secret;
        return 'postback-saved';
    }
  };
  const response = await handleForm(shop, form, affiliateProfilePath, async () => ({ to: affiliateProfilePath, notice: await work() }));
  if (shown.secret === null && shown.tried === null) return response;
  return data<PostbackAnswer>({ ...keepForm(form), ...shown }, { headers: { 'Cache-Control': 'private, no-store' } });
}
