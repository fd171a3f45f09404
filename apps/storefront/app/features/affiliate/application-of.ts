import type { AffiliateApplication, AffiliateProfile, TaxData } from '@selvedge/server/contract';
import { textOf, type FormAnswer } from '#lib/take-form.ts';
import type { FieldIssue } from '#lib/api-error.ts';

export const channels = [
  'website',
  'blog',
  'instagram',
  'tiktok',
  'youtube',
  'facebook',
  'newsletter',
  'podcast',
  'other',
] as const satisfies readonly AffiliateApplication['channels'][number][];
export const taxStatuses = ['private', 'sole-trader', 'company'] as const satisfies readonly TaxData['status'][];

/** What somebody says of himself and of how he promotes. */
export type Introduction = Pick<AffiliateProfile, 'website' | 'channels' | 'audience' | 'countryIds' | 'promotion'>;

/** Each choice stands in the form under a name of its own. */
export const channelField = (channel: string): string => `channel-${channel}`;
export const countryField = (id: number): string => `country-${id}`;

export const introductionOf = (form: FormData): Introduction => ({
  website: typed(form, 'website'),
  channels: channels.filter((channel) => form.has(channelField(channel))),
  audience: typed(form, 'audience'),
  countryIds: [...form.keys()].flatMap((name) => (/^country-\d{1,6}$/.test(name) ? [Number(name.slice('country-'.length))] : [])),
  promotion: typed(form, 'promotion'),
});

export function taxOf(form: FormData): TaxData {
  const text = (field: keyof TaxData) => typed(form, `tax.${field}`);
  return {
    status: taxStatuses.find((status) => status === text('status')) ?? 'private',
    name: text('name'),
    taxNumber: text('taxNumber'),
    vatNumber: text('vatNumber'),
    address: text('address'),
    postalCode: text('postalCode'),
    city: text('city'),
    countryCode: text('countryCode'),
  };
}

export const applicationOf = (form: FormData): Omit<AffiliateApplication, 'languageId'> => ({
  ...introductionOf(form),
  code: typed(form, 'code'),
  tax: taxOf(form),
  hasAcceptedTerms: form.has('hasAcceptedTerms'),
});

/** What is missing in an application, as the API would say: asked before an account is opened for it. */
export function missingIn({
  website,
  channels,
  audience,
  countryIds,
  promotion,
  tax,
  hasAcceptedTerms,
}: ReturnType<typeof applicationOf>): FieldIssue[] {
  const asked: readonly (readonly [field: string, isThere: boolean, code?: string])[] = [
    ['website', website !== ''],
    ['channels', channels.length > 0, 'choose'],
    ['audience', audience !== ''],
    ['countryIds', countryIds.length > 0, 'choose'],
    ['promotion', promotion !== ''],
    ['tax.name', tax.name !== ''],
    ['tax.address', tax.address !== ''],
    ['tax.postalCode', tax.postalCode !== ''],
    ['tax.city', tax.city !== ''],
    ['hasAcceptedTerms', hasAcceptedTerms],
  ];
  return asked.flatMap(([field, isThere, code = 'required']) => (isThere ? [] : [{ field, code, params: {} }]));
}

/** What was ticked: as it was sent, else as it is kept. */
export const isTicked = (answer: FormAnswer['typed'] | null, name: string, isKept: boolean): boolean => (answer ? name in answer : isKept);

const typed = (form: FormData, name: string): string => textOf(form, name).trim();
