import type { TrackingSettings } from '../settings/tracking-settings.ts';

/** The affiliate's link was opened from a paid ad, which the programme forbids: affiliates would bid on the shop's name. */
export const isForbiddenAd = (
  { hasClickId }: { hasClickId: boolean },
  { isPaidTrafficAllowed }: Pick<TrackingSettings, 'isPaidTrafficAllowed'>,
): boolean => hasClickId && !isPaidTrafficAllowed;
