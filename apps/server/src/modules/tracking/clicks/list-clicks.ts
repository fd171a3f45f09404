import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { clicks } from './click-rows.ts';

/** The columns that the affiliate may see: nothing that identifies the visitor. */
const shown = {
  ...{ id: clicks.id, at: clicks.at, countryId: clicks.countryId, source: clicks.source, subId: clicks.subId, linkId: clicks.linkId },
  ...{ utmSource: clicks.utmSource, utmMedium: clicks.utmMedium, utmCampaign: clicks.utmCampaign, utmContent: clicks.utmContent },
  ...{ utmTerm: clicks.utmTerm, landingPage: clicks.landingPage, referrer: clicks.referrer, device: clicks.device, browser: clicks.browser },
  ...{ os: clicks.os, reason: clicks.reason },
};

/** Lists an affiliate's clicks with an id above a number, in the order of writing. @param limit maximum number of clicks */
export const listClicksAfter = (db: Db, { affiliateId, after, limit }: { affiliateId: number; after: number; limit: number }) =>
  db
    .select(shown)
    .from(clicks)
    .where(and(eq(clicks.affiliateId, affiliateId), gt(clicks.id, after)))
    .orderBy(asc(clicks.id))
    .limit(limit);

/** Lists an affiliate's latest clicks, the newest first. */
export const listLatestClicks = (db: Db, { affiliateId, most }: { affiliateId: number; most: number }) =>
  db.select(shown).from(clicks).where(eq(clicks.affiliateId, affiliateId)).orderBy(desc(clicks.id)).limit(most);
