import type { TrackedClick } from '@selvedge/server/contract';
import { decodeFully, decodeQuery } from './landing-page.ts';

/** The five values of a campaign; empty if it has none. */
export type UtmValues = Record<keyof Pick<TrackedClick, 'utmSource' | 'utmMedium' | 'utmCampaign' | 'utmContent' | 'utmTerm'>, string>;

export const noUtm: UtmValues = { utmSource: '', utmMedium: '', utmCampaign: '', utmContent: '', utmTerm: '' };

/** The referral in a page's address. */
export interface Arrival {
  /** `ref`; empty without an affiliate. */
  code: string;
  affiliateDiscountId: number | null;
  /** `src` */
  source: string;
  utm: UtmValues;
}

/** Maximum number of characters that the API accepts. */
const maxLengths = { code: 64, text: 200 };

const utmNames = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmContent: 'utm_content',
  utmTerm: 'utm_term',
} as const satisfies Record<keyof UtmValues, string>;

/** @returns null for an address with neither an affiliate nor a campaign */
export function readArrival({ search }: URL): Arrival | null {
  // A query without any = was encoded as a whole. Otherwise it is not decoded, so that an address within it is not read.
  const query = new URLSearchParams(search.includes('=') ? search.replace(/([?&])(?:amp;)+/gi, '$1') : decodeQuery(search));
  const read = (name: string, maxLength = maxLengths.text): string =>
    decodeFully(query.get(name) ?? '')
      .trim()
      .slice(0, maxLength);
  const utm = Object.fromEntries(Object.entries(utmNames).map(([key, name]) => [key, read(name)])) as UtmValues;
  const code = read('ref', maxLengths.code);
  if (code === '' && !hasUtm(utm)) return null;
  return { code, affiliateDiscountId: parseId(read('adid')), source: read('src'), utm };
}

export const hasUtm = (utm: UtmValues): boolean => Object.values(utm).some((value) => value !== '');

/** Returns a valid id (32 bits in the API) or null. */
function parseId(text: string): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= 2_147_483_647 ? id : null;
}

const keys = Object.keys(utmNames) as (keyof UtmValues)[];

/** Formats the values for the cookie. */
export const serializeUtm = (utm: UtmValues): string =>
  new URLSearchParams(keys.filter((key) => utm[key]).map((key) => [utmNames[key], utm[key]])).toString();

/** @returns null if nothing valid is stored */
export function parseUtm(written: string): UtmValues | null {
  const kept = new URLSearchParams(written);
  const utm = Object.fromEntries(keys.map((key) => [key, (kept.get(utmNames[key]) ?? '').slice(0, maxLengths.text)])) as UtmValues;
  return hasUtm(utm) ? utm : null;
}

/** Returns the values that now apply: new ones replace the whole stored set, otherwise it stays. */
export const limitUtm = (found: UtmValues, kept: UtmValues | null): UtmValues => (hasUtm(found) ? found : (kept ?? found));
