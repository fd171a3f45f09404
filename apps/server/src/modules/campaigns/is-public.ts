import { eq, or, type SQL } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { getSecondsUntilNext } from '#platform/sql/dated';
import type { Preview } from '#modules/content';
import type { Campaign } from './contract.ts';
import { campaigns } from './tables.ts';

/** Returns whether a preview is for this campaign. */
export const isPreviewed = (preview: Preview | null, id: number): boolean => preview?.kind === 'campaign' && preview.id === id;

/** Matches campaigns with a public page, including upcoming and past ones. */
export const isPublic = (preview: Preview | null = null): SQL | undefined =>
  or(eq(campaigns.isActive, true), preview?.kind === 'campaign' ? eq(campaigns.id, preview.id) : undefined);

export function getPhase({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Campaign['phase'] {
  const at = now();
  return at < startsAt ? 'before' : at < endsAt ? 'running' : 'over';
}

/** Returns the seconds until a campaign begins or ends, at most an hour. */
export const getSecondsUntilChange = (db: Db): Promise<number> => getSecondsUntilNext(db, campaigns);
