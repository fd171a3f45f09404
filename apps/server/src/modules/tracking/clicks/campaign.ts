import { MAX_INTEGER } from '#platform/request-fields';
import type { LandingPage } from './landing-page.ts';
import { noUtm, type UtmValues } from './utm-values.ts';

/** The data about the visit in the address of an affiliate's link, except the affiliate. */
export interface Campaign {
  /** The affiliate's stored link; null: not named. */
  linkId: number | null;
  /** `direct_link`: an address without a source; empty: the shopper did not come through an address. */
  source: string;
  utm: UtmValues;
  /** The affiliate's own reference (`subid`); empty: none. */
  subId: string;
}

export const noCampaign: Campaign = { linkId: null, source: '', utm: noUtm, subId: '' };

/** Maximum lengths in characters; `text` is for campaign values and sub-ids. */
export const longest = { code: 64, source: 64, text: 100, page: 1000, host: 100 };

/** The source of a link that names none. */
const directLink = 'direct_link';

/** Reads the campaign of a landing page. */
export const readCampaign = ({ params }: Pick<LandingPage, 'params'>): Campaign => ({
  linkId: parseId(params.get('link')),
  source: clean(params.get('src'), longest.source) || directLink,
  utm: {
    utmSource: clean(params.get('utm_source'), longest.text),
    utmMedium: clean(params.get('utm_medium'), longest.text),
    utmCampaign: clean(params.get('utm_campaign'), longest.text),
    utmContent: clean(params.get('utm_content'), longest.text),
    utmTerm: clean(params.get('utm_term'), longest.text),
  },
  subId: clean(params.get('subid'), longest.text),
});

/** Removes control characters and lone surrogates: the database refuses them, and with them the whole batch. */
export const clean = (text: string | null | undefined, max: number): string =>
  text
    ? text
        .slice(0, max)
        .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
        .trim()
    : '';

/** Parses an id; anything but a valid number is ignored. */
export function parseId(value: number | string | undefined): number | null {
  const id = typeof value === 'string' ? (/^\d{1,10}$/.test(value) ? Number(value) : 0) : (value ?? 0);
  return Number.isInteger(id) && id > 0 && id <= MAX_INTEGER ? id : null;
}
