import type { TrackingSettings } from '../settings/tracking-settings.ts';
import type { OwnChannel } from '../settings/settings.ts';
import type { Visit } from './landing-page.ts';

/**
 * Returns whether a visit comes from a campaign of the shop itself: by its source and medium, or by the click id of an ad. A visit through an
 * affiliate's link never does, regardless of the affiliate's campaign name.
 */
export function isOwnVisit({ hasLink, hasClickId, utmSource, utmMedium }: Visit, { ownChannels, hasOwnAds }: TrackingSettings): boolean {
  if (hasLink) return false;
  if (hasClickId && hasOwnAds) return true;
  return (utmSource !== '' || utmMedium !== '') && ownChannels.some((channel) => isOfChannel({ utmSource, utmMedium }, channel));
}

const isOfChannel = ({ utmSource, utmMedium }: Pick<Visit, 'utmSource' | 'utmMedium'>, { source, medium }: OwnChannel): boolean =>
  matches(utmSource, source) && matches(utmMedium, medium);

/** Compares part by part. A regular expression from a pattern of staff could take unlimited time. */
function matches(text: string, pattern: string): boolean {
  const pieces = pattern.trim().toLowerCase().split('*');
  let rest = text.trim().toLowerCase();
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)];
  if (pieces.length === 1) return rest === first;
  if (!rest.startsWith(first) || !rest.endsWith(last) || rest.length < first.length + last.length) return false;
  rest = rest.slice(first.length, rest.length - last.length);
  for (const piece of pieces.slice(1, -1)) {
    const at = rest.indexOf(piece);
    if (at < 0) return false;
    rest = rest.slice(at + piece.length);
  }
  return true;
}
