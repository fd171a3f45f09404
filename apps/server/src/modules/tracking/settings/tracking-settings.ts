import { InvalidInput, type FieldIssue } from '#kit/errors';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { trackingSettings } from '../tables.ts';

/** Settings of clicks and attribution. */
export type TrackingSettings = Omit<typeof trackingSettings.$inferSelect, 'id'>;

/** Newsletters, emails and paid search of the shop. */
const defaults: TrackingSettings = {
  ownChannels: [
    { source: 'newsletter*', medium: '*' },
    { source: '*', medium: 'newsletter' },
    { source: '*', medium: 'email' },
    { source: 'google', medium: 'cpc' },
    { source: 'bing', medium: 'cpc' },
    { source: '*', medium: 'paid*' },
  ],
  hasOwnAds: true,
  codeRule: 'code-first',
  isPaidTrafficAllowed: true,
  bannedReferrers: [],
  mostClicksPerNetwork: 30,
};

/** Returns the settings that staff saved, or the defaults. */
export async function getTrackingSettings(db: Db): Promise<TrackingSettings> {
  const [row] = await db.select().from(trackingSettings);
  if (!row) return defaults;
  const { id: _, ...settings } = row;
  return settings;
}

const hostForm = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/;

/** Saves the settings. @throws InvalidInput field by field */
export async function saveTrackingSettings(tx: Tx, settings: TrackingSettings): Promise<void> {
  const issues: FieldIssue[] = [
    ...settings.ownChannels.flatMap(({ source, medium }, index) =>
      // Such a pattern would match every campaign, including visits that return without the affiliate's link.
      /^\**$/.test(source) && /^\**$/.test(medium)
        ? [{ field: `ownChannels.${index}.source`, code: 'tooWide', params: { message: 'Name a source or a medium' } }]
        : [],
    ),
    ...settings.bannedReferrers.flatMap((host, index) =>
      hostForm.test(host) ? [] : [{ field: `bannedReferrers.${index}`, code: 'host', params: { message: 'Enter a host, such as coupons.example' } }],
    ),
  ];
  if (issues.length > 0) throw new InvalidInput(issues);
  await tx
    .insert(trackingSettings)
    .values({ id: 1, ...settings })
    .onConflictDoUpdate({ target: trackingSettings.id, set: settings });
}
