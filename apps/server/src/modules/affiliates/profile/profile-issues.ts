import { sql } from 'drizzle-orm';
import type { FieldIssue } from '#kit/errors';
import { checkVatNumber, listActiveCountries } from '#modules/countries';
import type { Db } from '#platform/database';
import type { AffiliateUpdate } from '../contract.ts';

/** The profile fields that an affiliate submits; omitted fields are not checked. */
type SubmittedProfile = Pick<AffiliateUpdate, 'website' | 'channels' | 'audience' | 'countryIds' | 'promotion' | 'timeZone' | 'tax'>;

/** Returns the issues of an application or a profile change, field by field. */
export async function listProfileIssues(
  db: Db,
  { website, channels, audience, countryIds, promotion, timeZone, tax }: SubmittedProfile,
): Promise<FieldIssue[]> {
  const issues: FieldIssue[] = [];
  const requireField = (field: string, isThere: boolean, code = 'required') => {
    if (!isThere) issues.push({ field, code });
  };
  requireField('website', website !== '');
  requireField('website', !website || isWebsite(website), 'url');
  requireField('channels', channels?.length !== 0, 'choose');
  requireField('audience', audience !== '');
  requireField('countryIds', countryIds?.length !== 0 && (!countryIds || (await hasActiveCountries(db, countryIds))), 'choose');
  requireField('promotion', promotion !== '');
  requireField('timeZone', timeZone === undefined || (await hasTimeZone(db, timeZone)), 'choose');
  if (!tax) return issues;
  for (const field of ['name', 'address', 'postalCode', 'city'] as const) requireField(`tax.${field}`, tax[field] !== '');
  const vat = checkVatNumber(tax.vatNumber, tax.countryCode);
  if ('example' in vat) issues.push({ field: 'tax.vatNumber', code: 'vatNumber', params: { example: vat.example } });
  return issues;
}

const isWebsite = (address: string): boolean => {
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return URL.canParse(whole) && new URL(whole).hostname.includes('.');
};

/** The database computes with the time zone, and its list of time zones may be older than that of this process. */
async function hasTimeZone(db: Db, timeZone: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from pg_timezone_names where name = ${timeZone}`);
  return rows.length > 0;
}

async function hasActiveCountries(db: Db, countryIds: readonly number[]): Promise<boolean> {
  const sold = new Set((await listActiveCountries(db)).map(({ id }) => id));
  return countryIds.every((id) => sold.has(id));
}
