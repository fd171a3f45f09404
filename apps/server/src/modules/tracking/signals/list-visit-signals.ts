import type { Visit } from '../clicks/landing-page.ts';
import type { TrackingSettings } from '../settings/tracking-settings.ts';
import { isBannedReferrer } from './banned-referrer.ts';
import { isForbiddenAd } from './paid-traffic.ts';
import type { ClickSignal } from './signal.ts';

/** Returns the warning signs of a single visit by an affiliate's link. */
export const listVisitSignals = ({ visit, referrer }: { visit: Visit; referrer: string }, settings: TrackingSettings): ClickSignal[] => [
  ...(visit.hasLink && isForbiddenAd(visit, settings) ? (['paid-traffic'] as const) : []),
  ...(isBannedReferrer(referrer, settings) ? (['banned-referrer'] as const) : []),
];
