import { eq, type SQL } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { secondsUntilNext } from '#platform/dated';
import type { Campaign } from './contract.ts';
import { campaigns } from './tables.ts';

/** The campaigns that have a page for everybody: also those to come and those that are over, which say so. */
export const isPublic = (): SQL | undefined => eq(campaigns.isActive, true);

export function phaseOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Campaign['phase'] {
  const at = now();
  return at < startsAt ? 'before' : at < endsAt ? 'running' : 'over';
}

/** @returns seconds until a campaign begins or ends, an hour at most */
export const secondsUntilChange = (db: Db): Promise<number> => secondsUntilNext(db, campaigns);
