import type { FieldIssue } from '#kit/errors';
import { checkVatNumber, listActiveCountries } from '#modules/countries';
import type { Db } from '#platform/database';
import type { AffiliateUpdate } from './contract.ts';

/** What an affiliate says of himself; what is left out is not looked at. */
type Said = Pick<AffiliateUpdate, 'website' | 'channels' | 'audience' | 'countryIds' | 'promotion' | 'tax'>;

/** What is wrong in it, field by field: for an application and for what he changes later. */
export async function profileIssues(db: Db, { website, channels, audience, countryIds, promotion, tax }: Said): Promise<FieldIssue[]> {
  const issues: FieldIssue[] = [];
  const need = (field: string, isThere: boolean, code = 'required') => {
    if (!isThere) issues.push({ field, code });
  };
  need('website', website !== '');
  need('website', !website || isWebsite(website), 'url');
  need('channels', channels?.length !== 0, 'choose');
  need('audience', audience !== '');
  need('countryIds', countryIds?.length !== 0 && (!countryIds || (await areSoldIn(db, countryIds))), 'choose');
  need('promotion', promotion !== '');
  if (!tax) return issues;
  for (const field of ['name', 'address', 'postalCode', 'city'] as const) need(`tax.${field}`, tax[field] !== '');
  const vat = checkVatNumber(tax.vatNumber, tax.countryCode);
  if ('example' in vat) issues.push({ field: 'tax.vatNumber', code: 'vatNumber', params: { example: vat.example } });
  return issues;
}

const isWebsite = (address: string): boolean => {
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return URL.canParse(whole) && new URL(whole).hostname.includes('.');
};

async function areSoldIn(db: Db, countryIds: readonly number[]): Promise<boolean> {
  const sold = new Set((await listActiveCountries(db)).map(({ id }) => id));
  return countryIds.every((id) => sold.has(id));
}
