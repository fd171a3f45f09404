import type { TrackingSettings } from '../settings/tracking-settings.ts';

/** The link was followed on a website that staff excluded. @param referrer host; empty: unknown */
export const isBannedReferrer = (referrer: string, { bannedReferrers }: Pick<TrackingSettings, 'bannedReferrers'>): boolean =>
  bannedReferrers.some((host) => referrer === host || referrer.endsWith(`.${host}`));
