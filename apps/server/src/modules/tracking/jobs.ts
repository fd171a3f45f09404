import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { days, now } from '#kit/clock';
import { defineJob, type AnyJob } from '#platform/job';
import { toUtcDay, dropClickDays, makeClickDays } from './clicks/click-days.ts';
import { dropDayKeys } from './clicks/day-key.ts';
import { rollUpClicks } from './clicks/roll-up-clicks.ts';
import { deleteAffiliateBrowsers } from './signals/same-browser.ts';
import { touches } from './tables.ts';

/** How many days a touch can count. */
const touchDays = 30;

const countClicks = defineJob({
  name: 'tracking.count-clicks',
  schema: z.object({}),
  schedule: { everyMinutes: 1 },
  run: async ({ db }) => {
    await rollUpClicks(db);
  },
});

const rotateDays = defineJob({
  name: 'tracking.rotate-days',
  schema: z.object({}),
  schedule: { dailyAtUtc: '00:05' },
  run: async ({ db, log }) => {
    const today = now();
    await makeClickDays(db, today);
    await dropDayKeys(db, toUtcDay(today));
    await deleteAffiliateBrowsers(db, toUtcDay(today));
    // Clicks must be counted before they are dropped.
    await rollUpClicks(db);
    const dropped = await dropClickDays(db, today);
    if (dropped > 0) log.info({ days: dropped }, 'expired clicks were deleted; their counts are kept');
    await db.delete(touches).where(lt(touches.at, new Date(today.getTime() - days(touchDays))));
  },
});

export const trackingJobs: readonly AnyJob[] = [countClicks, rotateDays];
