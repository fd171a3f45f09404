import { data, redirect } from 'react-router';
import { isApiError } from '#lib/api/api-error.ts';
import { readText } from '#lib/forms/handle-form.ts';
import { unshared } from '#lib/session/guards.ts';
import type { LinkAnswer } from '../links/create-link.ts';
import type { Portal } from '../portal/get-portal.ts';

export const feedPath = '/affiliate/links?view=feed';

/** Intents of the feed's forms on the links page. */
export const feedIntents = { create: 'feed-create', revoke: 'feed-revoke' } as const;

export const isFeedForm = (form: FormData): boolean => readText(form, 'intent').startsWith('feed-');

/** Creates or revokes the address of the product feed. */
export async function handleFeedForm({ shop, affiliateId }: Portal, form: FormData) {
  const { portal } = shop.api;
  try {
    if (readText(form, 'intent') === feedIntents.revoke) await portal.revokeProductFeed(affiliateId);
    else await portal.createProductFeed(affiliateId);
    return redirect(shop.href(feedPath), { status: 303, headers: unshared() });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 401) return redirect(shop.href(feedPath), { status: 303, headers: unshared() });
    const answer: LinkAnswer = { link: null, typed: {}, issues: [], refusal: { code: error.code, params: error.params } };
    return data(answer, { status: error.status, headers: unshared() });
  }
}
