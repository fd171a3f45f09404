import { and, count, desc, eq, sql } from 'drizzle-orm';
import { computeOffset, buildPageMeta } from '#kit/paging';
import { openLinks } from '#modules/content';
import type { Db } from '#platform/database';
import { affiliates } from '../tables.ts';
import { buildAudienceCondition } from './announcement-audience.ts';
import { chooseAnnouncementText, readAnnouncementTexts } from './announcement-texts.ts';
import type { AnnouncementPage } from './message-contract.ts';
import { affiliateAnnouncementReads, affiliateAnnouncements } from './tables.ts';

interface AnnouncementQuery {
  affiliateId: number;
  languageId: number;
  page: number;
  take: number;
}

/** Lists the published announcements for an affiliate, the newest first. A link to a page that is not public any more is left out. */
export async function listAnnouncements(db: Db, { affiliateId, languageId, page, take }: AnnouncementQuery): Promise<AnnouncementPage> {
  const where = and(eq(affiliates.id, affiliateId), buildAudienceCondition());
  const { id, path, publishAt } = affiliateAnnouncements;
  const rows = await db
    .select({ id, path, publishAt, readAt: affiliateAnnouncementReads.readAt })
    .from(affiliateAnnouncements)
    .innerJoin(affiliates, sql`true`)
    .leftJoin(
      affiliateAnnouncementReads,
      and(eq(affiliateAnnouncementReads.announcementId, id), eq(affiliateAnnouncementReads.affiliateId, affiliates.id)),
    )
    .where(where)
    .orderBy(desc(publishAt), desc(id))
    .limit(take)
    .offset(computeOffset({ page, take }));
  const [counted] = await db
    .select({ itemCount: count() })
    .from(affiliateAnnouncements)
    .innerJoin(affiliates, sql`true`)
    .where(where);
  const texts = await readAnnouncementTexts(
    db,
    rows.map((row) => row.id),
  );
  const links = await openLinks(
    db,
    rows.flatMap((row) => (row.path === '' ? [] : [{ address: row.path }])),
  );
  return {
    items: rows.map((row) => ({
      id: row.id,
      ...chooseAnnouncementText(texts.get(row.id) ?? [], languageId),
      path: row.path === '' ? null : (links.href({ address: row.path }, languageId) ?? null),
      publishedAt: row.publishAt.toISOString(),
      isRead: row.readAt !== null,
    })),
    meta: buildPageMeta(counted?.itemCount ?? 0, { page, take }),
  };
}
