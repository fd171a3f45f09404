import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { TrackingLinkChange } from '../contract.ts';
import { LinkNotFound } from '../errors.ts';
import { affiliateLinks } from './tables.ts';

/** Renames an affiliate's link or archives it. An archived link still works but is not listed. @throws LinkNotFound */
export async function changeLink(
  db: Db,
  { affiliateId, linkId, change: { name, isArchived } }: { affiliateId: number; linkId: number; change: TrackingLinkChange },
): Promise<void> {
  const isIt = and(eq(affiliateLinks.id, linkId), eq(affiliateLinks.affiliateId, affiliateId));
  const [link] = await db.select({ archivedAt: affiliateLinks.archivedAt }).from(affiliateLinks).where(isIt);
  if (!link) throw new LinkNotFound();
  const archivedAt = isArchived === undefined ? link.archivedAt : isArchived ? (link.archivedAt ?? now()) : null;
  await db
    .update(affiliateLinks)
    .set({ archivedAt, ...(name !== undefined && { name }) })
    .where(isIt);
}
