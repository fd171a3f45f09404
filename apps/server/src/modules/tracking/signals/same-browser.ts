import { and, eq, lt } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { toUtcDay } from '../clicks/click-days.ts';
import { getDayKey, hashToUuid } from '../clicks/day-key.ts';
import { affiliateBrowsers } from '../tables.ts';

/** A browser of a request. */
interface Browser {
  /** The network address by `toAddressUnit`. */
  address: string;
  userAgent: string;
}

/** Browsers that this process has stored already, by database: a portal page makes many calls. */
const stored = new WeakMap<Db, { day: string; browsers: Set<string> }>();

/** Returns a hash of network address and browser that is valid today, the same as of a click without consent; null: the browser is unknown. */
export const hashBrowser = async (db: Db, { address, userAgent }: Browser): Promise<string | null> =>
  userAgent === '' ? null : hashToUuid(await getDayKey(db, toUtcDay(now())), `${address}\n${userAgent}`);

/** Stores that an affiliate uses the portal in a browser. */
export async function recordAffiliateBrowser(db: Db, { affiliateId, ...browser }: Browser & { affiliateId: number }): Promise<void> {
  const day = toUtcDay(now());
  const hash = await hashBrowser(db, browser);
  const known = stored.get(db);
  const browsers = known?.day === day ? known.browsers : new Set<string>();
  const key = `${affiliateId} ${hash}`;
  if (hash === null || browsers.has(key)) return;
  await db.insert(affiliateBrowsers).values({ affiliateId, browser: hash, day }).onConflictDoNothing();
  browsers.add(key);
  stored.set(db, { day, browsers });
}

/** Returns whether an affiliate used the portal today in a browser. @param browser by {@link hashBrowser} */
export const isAffiliateBrowser = async (db: Db, { affiliateId, browser }: { affiliateId: number; browser: string }): Promise<boolean> =>
  (await db.$count(affiliateBrowsers, and(eq(affiliateBrowsers.affiliateId, affiliateId), eq(affiliateBrowsers.browser, browser)))) > 0;

/** Deletes the browsers of previous days, whose hashes can no longer be compared. */
export async function deleteAffiliateBrowsers(db: Db, day: string): Promise<void> {
  await db.delete(affiliateBrowsers).where(lt(affiliateBrowsers.day, day));
}
