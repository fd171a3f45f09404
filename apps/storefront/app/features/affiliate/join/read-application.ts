import type { AffiliateApplication, AffiliateProfile, TaxData } from '@selvedge/server/contract';
import { readText, type FormAnswer } from '#lib/forms/handle-form.ts';
import type { FieldIssue } from '#lib/api/api-error.ts';

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

/** The description that applicants give of themselves and of their promotion. */
export type Introduction = Pick<AffiliateProfile, 'website' | 'channels' | 'audience' | 'countryIds' | 'promotion'>;

/** Returns the field name of a channel; each choice has its own. */
export const buildChannelField = (channel: string): string => `channel-${channel}`;
export const buildCountryField = (id: number): string => `country-${id}`;

export const readIntroduction = (form: FormData): Introduction => ({
  website: readTypedText(form, 'website'),
  channels: channels.filter((channel) => form.has(buildChannelField(channel))),
  audience: readTypedText(form, 'audience'),
  countryIds: [...form.keys()].flatMap((name) => (/^country-\d{1,6}$/.test(name) ? [Number(name.slice('country-'.length))] : [])),
  promotion: readTypedText(form, 'promotion'),
});

export function readTaxData(form: FormData): TaxData {
  const text = (field: keyof TaxData) => readTypedText(form, `tax.${field}`);
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

export const readApplication = (form: FormData): Omit<AffiliateApplication, 'languageId'> => ({
  ...readIntroduction(form),
  code: readTypedText(form, 'code'),
  tax: readTaxData(form),
  hasAcceptedTerms: form.has('hasAcceptedTerms'),
});

/** Returns the missing fields with the API's error codes, so that no account is created for an incomplete application. */
export function listMissingFields({
  website,
  channels,
  audience,
  countryIds,
  promotion,
  tax,
  hasAcceptedTerms,
}: ReturnType<typeof readApplication>): FieldIssue[] {
  const checks: readonly (readonly [field: string, isThere: boolean, code?: string])[] = [
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
  return checks.flatMap(([field, isThere, code = 'required']) => (isThere ? [] : [{ field, code, params: {} }]));
}

/** Returns whether a choice is ticked: as submitted, otherwise as saved. */
export const isTicked = (answer: FormAnswer['typed'] | null, name: string, isKept: boolean): boolean => (answer ? name in answer : isKept);

const readTypedText = (form: FormData, name: string): string => readText(form, name).trim();
