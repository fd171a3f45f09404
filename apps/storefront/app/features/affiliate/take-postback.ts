import type { AffiliatePostback } from '@selvedge/server/contract';
import { data } from 'react-router';
import { affiliateProfilePath } from '#lib/affiliate-context.ts';
import { sameForm, takeForm, textOf, type FormAnswer } from '#lib/take-form.ts';
import type { AccountNoticeCode } from '#lib/account-notice.ts';
import type { Portal } from './portal-of.ts';

/** What a form of the postbacks was answered with; the secret is shown this once. */
export interface PostbackAnswer extends FormAnswer {
  secret: string | null;
  /** What came of a try of the address. */
  tried: AffiliatePostback | null;
}

/** What the forms of the postbacks are known by, among those of the profile's page. */
export const postbackIntents = {
  address: 'postback-address',
  remove: 'postback-remove',
  ping: 'postback-ping',
  secret: 'postback-secret',
  again: 'postback-again',
} as const;

export const isPostbackForm = (form: FormData): boolean => textOf(form, 'intent').startsWith('postback-');

/** What was answered, as far as it is of postbacks. */
export const postbackAnswerOf = (answer: FormAnswer | PostbackAnswer | undefined): PostbackAnswer | undefined =>
  answer && 'secret' in answer ? answer : undefined;

/** Does what a form of the postbacks asks for. A secret, and what came of a try, are shown on the page that answers. */
export async function takePostback({ shop, affiliateId }: Portal, form: FormData) {
  const { portal } = shop.api;
  const shown: Pick<PostbackAnswer, 'secret' | 'tried'> = { secret: null, tried: null };
  const work = async (): Promise<AccountNoticeCode> => {
    switch (textOf(form, 'intent')) {
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
        await portal.redeliverPostback(affiliateId, textOf(form, 'postbackId'));
        return 'postback-again';
      default:
        shown.secret = (await portal.savePostbackAddress(affiliateId, textOf(form, 'address').trim())).secret;
        return 'postback-saved';
    }
  };
  const taken = await takeForm(shop, form, affiliateProfilePath, async () => ({ to: affiliateProfilePath, notice: await work() }));
  if (shown.secret === null && shown.tried === null) return taken;
  return data<PostbackAnswer>({ ...sameForm(form), ...shown }, { headers: { 'Cache-Control': 'private, no-store' } });
}
