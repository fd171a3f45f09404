import { days } from '#kit/clock';
import type { PastClick } from '#modules/tracking';
import { createRandom } from './year/seeded-random.ts';

/** A link and its share of the clicks, in percent. */
export interface ClickedLink {
  id: number;
  countryId: number;
  affiliateDiscountId: number | null;
  path: string;
  source: string;
  utmSource: string;
  utmMedium: string;
  utmCampaign: string;
  subId: string;
}

/** Number of past days with clicks. */
export const PAST_DAYS = 60;
/** Clicks of an average day, and the factor of each weekday from Sunday on: more in the evening and at weekends. */
const CLICKS_PER_DAY = 55;
const byWeekday = [1.5, 0.85, 0.8, 0.85, 0.9, 1.05, 1.4];
/** Share in percent, device, browser, system. */
const browsers: readonly (readonly [number, string, string, string])[] = [
  [38, 'mobile', 'Safari', 'iOS'],
  [29, 'mobile', 'Chrome', 'Android'],
  [5, 'tablet', 'Safari', 'iOS'],
  [14, 'desktop', 'Chrome', 'Windows'],
  [6, 'desktop', 'Safari', 'macOS'],
  [4, 'desktop', 'Firefox', 'Linux'],
  [4, 'desktop', 'Edge', 'Windows'],
];
/** Share in percent of clicks that do not count, with the reason. */
const reasons: readonly (readonly [number, PastClick['reason']])[] = [
  [91, ''],
  [6, 'repeat'],
  [3, 'bot'],
];
/** Referrers of the clicks. */
const referrers: Readonly<Record<string, string>> = { instagram: 'l.instagram.com', blog: 'jonas-weber.example', youtube: 'www.youtube.com' };

/** The days with clicks, and the number on an average day. */
interface ClickedDays {
  affiliateId: number;
  code: string;
  today: Date;
  /** First and last day, counted back from today. */
  from?: number;
  until?: number;
  aDay?: number;
  /** Seed of the random choices. */
  seed?: number;
}

/** Returns an affiliate's clicks of two months or of the given days: the same each time, more of them recently, some of them invalid. */
export function buildPastClicks(
  links: readonly ClickedLink[],
  { affiliateId, code, today, from = PAST_DAYS, until = 1, aDay = CLICKS_PER_DAY, seed = 0 }: ClickedDays,
): PastClick[] {
  const random = createRandom(20_261_122 + seed);
  const midnight = Date.parse(today.toISOString().slice(0, 10));
  const past: PastClick[] = [];
  for (let before = from; before >= until; before -= 1) {
    const day = midnight - days(before);
    const growth = 1.3 - (0.6 * before) / from;
    const count = Math.round(aDay * growth * (byWeekday[new Date(day).getUTCDay()] ?? 1) * (0.8 + 0.4 * random()));
    for (let click = 0; click < count; click += 1) {
      const link = links[Math.floor(random() ** 1.6 * links.length)];
      if (!link) return past;
      const [, device, browser, os] = pick(browsers, random());
      const [, reason] = pick(reasons, random());
      past.push({
        ...buildClick(link, code),
        at: new Date(day + Math.floor((7 + 16 * random() ** 0.7) * 3_600_000)),
        ...{ visitor: crypto.randomUUID(), addressHash: crypto.randomUUID(), affiliateId, device, browser, os, reason },
      });
    }
  }
  return past.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Returns the parts of a click that depend on the link. */
export function buildClick(
  { id: linkId, countryId, affiliateDiscountId, path, source, utmSource, utmMedium, utmCampaign, subId }: ClickedLink,
  code: string,
) {
  return {
    ...{ code: code.toLowerCase(), affiliateDiscountId, linkId, countryId },
    ...{ source: source || 'direct_link', utmSource, utmMedium, utmCampaign, utmContent: '', utmTerm: '', subId },
    ...{ landingPage: `${path}?ref=${code}`, referrer: referrers[source] ?? '' },
  };
}

/** @param hundredth from 0 to 1 */
function pick<Row extends readonly [number, ...unknown[]]>(rows: readonly Row[], hundredth: number): Row {
  let left = hundredth * 100;
  const found = rows.find(([weight]) => (left -= weight) < 0) ?? rows.at(-1);
  if (!found) throw new Error('there is nothing to pick from');
  return found;
}
