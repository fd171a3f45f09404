import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { CampaignNotFound } from './errors.ts';
import { campaigns } from './tables.ts';

/**
 * Returns the path of a campaign's page, without language.
 * @throws CampaignNotFound
 */
export async function buildCampaignPath(db: Db, id: number): Promise<string> {
  const [found] = await db.select({ slug: campaigns.slug }).from(campaigns).where(eq(campaigns.id, id));
  if (!found) throw new CampaignNotFound(String(id));
  return `/event/${found.slug}`;
}
