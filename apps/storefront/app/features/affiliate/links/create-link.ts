import type { TrackingLink } from '@selvedge/server/contract';
import { data, redirect } from 'react-router';
import { fieldIssues, isApiError, type FieldIssue } from '#lib/api/api-error.ts';
import { unshared } from '#lib/session/guards.ts';
import type { Refusal } from './attempt.ts';
import type { Portal } from '../portal/get-portal.ts';

/** The result of a form on the links page. */
export interface LinkAnswer {
  /** The link that was just created. */
  link: TrackingLink | null;
  typed: Readonly<Record<string, string>>;
  issues: readonly FieldIssue[];
  refusal: Refusal | null;
}

/** Fields that are sent as typed. */
export const linkFields = ['url', 'name', 'source', 'utmSource', 'utmMedium', 'utmCampaign', 'utmContent', 'utmTerm', 'subId'] as const;
export type LinkField = (typeof linkFields)[number];

const readText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
const readId = (form: FormData, name: string): number | null => {
  const id = Number(readText(form, name));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** Creates the link of a form. Returns the input if the link is refused. */
export async function createLink({ shop, affiliateId }: Portal, form: FormData) {
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, readText(form, name)]));
  const answer = (part: Partial<LinkAnswer>): LinkAnswer => ({ link: null, typed, issues: [], refusal: null, ...part });
  if (readText(form, 'url') === '') return data(answer({ issues: [{ field: 'url', code: 'required' }] }), { status: 422, headers: unshared() });
  try {
    const texts = Object.fromEntries(linkFields.map((name) => [name, readText(form, name)])) as Record<LinkField, string>;
    const link = await shop.api.portal.generateTrackingUrl({
      ...texts,
      affiliateId,
      countryId: readId(form, 'countryId') ?? shop.countryId,
      languageId: shop.languageId,
      affiliateDiscountId: readId(form, 'affiliateDiscountId'),
    });
    return data(answer({ link }), { headers: unshared() });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 401) return redirect(shop.href('/affiliate/links'), { status: 303, headers: unshared() });
    const issues = fieldIssues(error);
    return data(answer({ issues, refusal: issues.length > 0 ? null : { code: error.code, params: error.params } }), {
      status: error.status,
      headers: unshared(),
    });
  }
}

/** Archives a link. It still redirects, and its figures are kept. */
export async function archiveLink({ shop, affiliateId }: Portal, form: FormData) {
  try {
    await shop.api.portal.archiveLink(affiliateId, readId(form, 'linkId') ?? 0);
    return redirect(shop.href('/affiliate/links?archived=1'), { status: 303, headers: unshared() });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return data({ link: null, typed: {}, issues: [], refusal: { code: error.code, params: error.params } } satisfies LinkAnswer, {
      status: error.status,
      headers: unshared(),
    });
  }
}
