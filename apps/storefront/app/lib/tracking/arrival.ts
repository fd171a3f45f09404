import type { TrackedClick } from '@selvedge/server/contract';
import { decodedQuery } from './landing-page.ts';

/** The five values of a campaign; empty: it has none. */
export type UtmValues = Record<keyof Pick<TrackedClick, 'utmSource' | 'utmMedium' | 'utmCampaign' | 'utmContent' | 'utmTerm'>, string>;

/** What the address of a page says of where somebody comes from. */
export interface Arrival {
  /** `ref`; empty: it names nobody. */
  code: string;
  affiliateDiscountId: number | null;
  /** `src` */
  source: string;
  utm: UtmValues;
}

/** Characters that the shop takes of each. */
const longest = { code: 64, text: 200 };

const utmNames = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmContent: 'utm_content',
  utmTerm: 'utm_term',
} as const satisfies Record<keyof UtmValues, string>;

/** @returns null for an address that names neither an affiliate nor a campaign: then nobody has come by a link */
export function arrivalAt({ search }: URL): Arrival | null {
  // A query without any = was encoded as a whole. Otherwise an address within it, such as a way back, would be read as its own.
  const query = new URLSearchParams(search.includes('=') ? search.replace(/([?&])(?:amp;)+/gi, '$1') : decodedQuery(search));
  const read = (name: string, most = longest.text): string => (query.get(name) ?? '').trim().slice(0, most);
  const utm = Object.fromEntries(Object.entries(utmNames).map(([key, name]) => [key, read(name)])) as unknown as UtmValues;
  const code = read('ref', longest.code);
  if (code === '' && !hasUtm(utm)) return null;
  return { code, affiliateDiscountId: idOf(read('adid')), source: read('src'), utm };
}

export const hasUtm = (utm: UtmValues): boolean => Object.values(utm).some((value) => value !== '');

/** Ids are numbers; anything else is ignored. The API's are of 32 bits. */
function idOf(text: string): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= 2_147_483_647 ? id : null;
}

const keys = Object.keys(utmNames) as (keyof UtmValues)[];

/** As the cookie keeps it. */
export const writtenUtm = (utm: UtmValues): string =>
  new URLSearchParams(keys.filter((key) => utm[key]).map((key) => [utmNames[key], utm[key]])).toString();

/** @returns null where nothing is kept, or nothing of use */
export function readUtm(written: string): UtmValues | null {
  const kept = new URLSearchParams(written);
  const utm = Object.fromEntries(keys.map((key) => [key, (kept.get(utmNames[key]) ?? '').slice(0, longest.text)])) as unknown as UtmValues;
  return hasUtm(utm) ? utm : null;
}

/** The values that hold from now on: new ones replace the set that was kept, all of it; without new ones it stays. */
export const heldUtm = (found: UtmValues, kept: UtmValues | null): UtmValues => (hasUtm(found) ? found : (kept ?? found));
