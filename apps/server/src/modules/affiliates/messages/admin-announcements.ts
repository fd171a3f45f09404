import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { toRecordIds } from '#platform/request-fields';
import type { Tx } from '#platform/transaction';
import { affiliates } from '../tables.ts';
import { buildAudienceCondition } from './announcement-audience.ts';
import { chooseAnnouncementText, readAnnouncementTexts, type AnnouncementText } from './announcement-texts.ts';
import { affiliateAnnouncementReads, affiliateAnnouncements } from './tables.ts';

/** An announcement for its form; instants as ISO. */
export interface AnnouncementRecord {
  id: number;
  groupId: number | null;
  countryId: number | null;
  path: string;
  /** Null in a form: now. */
  publishAt: string | null;
  isEmailed: boolean;
  texts: AnnouncementText[];
}

interface AnnouncementList {
  filter: { isPublished?: boolean | undefined };
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

type Row = typeof affiliateAnnouncements.$inferSelect;

/** Lists announcements by the time of publication, each with its English title and the number of affiliates who have read it. */
export async function listAdminAnnouncements(db: Db, { filter: { isPublished }, order, ids, offset, limit }: AnnouncementList) {
  const { id, publishAt } = affiliateAnnouncements;
  const where =
    and(
      sql`true`,
      ids && inArray(id, toRecordIds(ids)),
      isPublished === undefined ? undefined : isPublished ? lte(publishAt, now()) : gt(publishAt, now()),
    ) ?? sql`true`;
  const sorted = order === 'desc' ? [desc(publishAt), desc(id)] : [asc(publishAt), asc(id)];
  const found = await db
    .select()
    .from(affiliateAnnouncements)
    .where(where)
    .orderBy(...sorted)
    .limit(limit)
    .offset(offset);
  const rows = await addTexts(db, found);
  const count: Counted = await countWithLimit(db, sql`select 1 from ${affiliateAnnouncements} where ${where}`);
  return {
    rows: await Promise.all(
      rows.map(async (row) => ({ ...row, title: chooseAnnouncementText(row.texts, 1).title, ...(await countReaders(db, row.id)) })),
    ),
    count,
  };
}

/** @returns undefined if it does not exist */
export async function findAdminAnnouncement(db: Db, id: number): Promise<AnnouncementRecord | undefined> {
  const [record] = await addTexts(db, await db.select().from(affiliateAnnouncements).where(eq(affiliateAnnouncements.id, id)));
  return record;
}

/** Counts the affiliates who can see a published announcement now, and those who have read it. */
export async function countReaders(db: Db, announcementId: number): Promise<{ recipients: number; readers: number }> {
  const { id } = affiliateAnnouncements;
  const [found] = await db
    .select({ recipients: sql<number>`count(*)::int` })
    .from(affiliateAnnouncements)
    .innerJoin(affiliates, sql`true`)
    .where(and(eq(id, announcementId), buildAudienceCondition()));
  const readers = await db.$count(affiliateAnnouncementReads, eq(affiliateAnnouncementReads.announcementId, announcementId));
  return { recipients: found?.recipients ?? 0, readers };
}

/** Locks an announcement until the transaction ends. */
export async function lockAnnouncement(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: affiliateAnnouncements.id }).from(affiliateAnnouncements).where(eq(affiliateAnnouncements.id, id)).for('update');
}

async function addTexts(db: Db, rows: readonly Row[]): Promise<(AnnouncementRecord & { publishAt: string })[]> {
  const texts = await readAnnouncementTexts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, groupId, countryId, path, publishAt, isEmailed }) => ({
    ...{ id, groupId, countryId, path, isEmailed },
    publishAt: publishAt.toISOString(),
    texts: texts.get(id) ?? [],
  }));
}
