import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { countUpTo, type Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

/** An endpoint as the back office shows it: never with its secret. */
export interface StaffEndpoint {
  id: number;
  url: string;
  description: string;
  events: string[];
  isActive: boolean;
}

const shown = {
  id: webhookEndpoints.id,
  url: webhookEndpoints.url,
  description: webhookEndpoints.description,
  events: webhookEndpoints.events,
  isActive: webhookEndpoints.isActive,
};

/** Affiliates' endpoints are theirs: the list of merchants' own systems knows nothing of them. */
export const isMerchants = isNull(webhookEndpoints.affiliateId);
/** The same of what was told. */
export const isOfMerchants = sql`${webhookDeliveries.endpointId} in (select id from ${webhookEndpoints} where ${isMerchants})`;

interface Page {
  offset: number;
  limit: number;
}

export async function staffEndpoints(
  db: Db,
  { ids, offset, limit }: Page & { ids?: readonly string[] | undefined },
): Promise<{ rows: StaffEndpoint[]; count: Counted }> {
  const where = sql`${isMerchants} and ${ids ? inArray(webhookEndpoints.id, ids.map(Number)) : sql`true`}`;
  const rows = await db.select(shown).from(webhookEndpoints).where(where).orderBy(asc(webhookEndpoints.id)).limit(limit).offset(offset);
  return { rows, count: await countUpTo(db, sql`select 1 from ${webhookEndpoints} where ${where}`) };
}

export async function staffEndpoint(db: Db, id: number): Promise<StaffEndpoint | undefined> {
  const [row] = await db
    .select(shown)
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), isMerchants));
  return row;
}

/** Whoever edits the same endpoint waits until this transaction ends. */
export async function lockEndpoint(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('update');
}

export type StaffDelivery = typeof webhookDeliveries.$inferSelect;

/** What was told to an endpoint, the newest first. */
export async function staffDeliveries(
  db: Db,
  { filter, offset, limit }: Page & { filter: { endpointId?: number | undefined; status?: StaffDelivery['status'] | undefined } },
): Promise<{ rows: StaffDelivery[]; count: Counted }> {
  const where = and(
    isOfMerchants,
    filter.endpointId === undefined ? sql`true` : eq(webhookDeliveries.endpointId, filter.endpointId),
    filter.status === undefined ? sql`true` : eq(webhookDeliveries.status, filter.status),
  );
  const rows = await db.select().from(webhookDeliveries).where(where).orderBy(desc(webhookDeliveries.createdAt)).limit(limit).offset(offset);
  return { rows, count: await countUpTo(db, sql`select 1 from ${webhookDeliveries} where ${where ?? sql`true`}`) };
}
