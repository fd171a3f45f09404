import { days } from '#kit/clock';
import type { PastClick } from '#modules/tracking';

/** A link that people came by, and how many of a hundred did. */
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

/** Days before today that are told of. */
const PAST_DAYS = 60;
/** Clicks of a usual day, and how much of it each weekday has, from Sunday on: people read in the evening and at weekends. */
const A_DAY = 55;
const byWeekday = [1.5, 0.85, 0.8, 0.85, 0.9, 1.05, 1.4];
/** Of a hundred clicks, by what they came: device, browser, system. */
const browsers: readonly (readonly [number, string, string, string])[] = [
  [38, 'mobile', 'Safari', 'iOS'],
  [29, 'mobile', 'Chrome', 'Android'],
  [5, 'tablet', 'Safari', 'iOS'],
  [14, 'desktop', 'Chrome', 'Windows'],
  [6, 'desktop', 'Safari', 'macOS'],
  [4, 'desktop', 'Firefox', 'Linux'],
  [4, 'desktop', 'Edge', 'Windows'],
];
/** Of a hundred, how many are not counted, and why. */
const reasons: readonly (readonly [number, PastClick['reason']])[] = [
  [91, ''],
  [6, 'repeat'],
  [3, 'bot'],
];
/** From where they were clicked. */
const referrers: Readonly<Record<string, string>> = { instagram: 'l.instagram.com', blog: 'jonas-weber.example', youtube: 'www.youtube.com' };

/** Two months of an affiliate's clicks, the same ones each time: a few thousand, more of late, with some that do not count. */
export function pastClicks(
  links: readonly ClickedLink[],
  { affiliateId, code, today }: { affiliateId: number; code: string; today: Date },
): PastClick[] {
  const random = numbersFrom(20_261_122);
  const midnight = Date.parse(today.toISOString().slice(0, 10));
  const past: PastClick[] = [];
  for (let before = PAST_DAYS; before >= 1; before -= 1) {
    const day = midnight - days(before);
    const growth = 1.3 - (0.6 * before) / PAST_DAYS;
    const count = Math.round(A_DAY * growth * (byWeekday[new Date(day).getUTCDay()] ?? 1) * (0.8 + 0.4 * random()));
    for (let click = 0; click < count; click += 1) {
      const link = links[Math.floor(random() ** 1.6 * links.length)];
      if (!link) return past;
      const [, device, browser, os] = pick(browsers, random());
      const [, reason] = pick(reasons, random());
      past.push({
        ...clickOf(link, code),
        at: new Date(day + Math.floor((7 + 16 * random() ** 0.7) * 3_600_000)),
        ...{ visitor: crypto.randomUUID(), addressHash: crypto.randomUUID(), affiliateId, device, browser, os, reason },
      });
    }
  }
  return past.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** What a click says of the link that was clicked. */
export function clickOf(
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

/** Numbers from 0 to 1 that look random and are the same each time (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
