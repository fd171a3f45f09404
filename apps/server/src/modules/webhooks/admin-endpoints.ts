import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';
import { toRecordIds } from '#platform/request-fields';

/** An endpoint in the back office, without its secret. */
export interface AdminEndpoint {
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

/** Condition that excludes affiliates' endpoints. */
export const isMerchantEndpoint = isNull(webhookEndpoints.affiliateId);
/** Condition that excludes affiliates' deliveries. */
export const isMerchantDelivery = sql`${webhookDeliveries.endpointId} in (select id from ${webhookEndpoints} where ${isMerchantEndpoint})`;

interface Page {
  offset: number;
  limit: number;
}

export async function listAdminEndpoints(
  db: Db,
  { ids, offset, limit }: Page & { ids?: readonly string[] | undefined },
): Promise<{ rows: AdminEndpoint[]; count: Counted }> {
  const where = sql`${isMerchantEndpoint} and ${ids ? inArray(webhookEndpoints.id, toRecordIds(ids)) : sql`true`}`;
  const rows = await db.select(shown).from(webhookEndpoints).where(where).orderBy(asc(webhookEndpoints.id)).limit(limit).offset(offset);
  return { rows, count: await countWithLimit(db, sql`select 1 from ${webhookEndpoints} where ${where}`) };
}

export async function findAdminEndpoint(db: Db, id: number): Promise<AdminEndpoint | undefined> {
  const [row] = await db
    .select(shown)
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), isMerchantEndpoint));
  return row;
}

/** Locks an endpoint until the transaction ends. */
export async function lockEndpoint(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('update');
}

export type AdminDelivery = typeof webhookDeliveries.$inferSelect;

/** Lists deliveries, the newest first. */
export async function listAdminDeliveries(
  db: Db,
  { filter, offset, limit }: Page & { filter: { endpointId?: number | undefined; status?: AdminDelivery['status'] | undefined } },
): Promise<{ rows: AdminDelivery[]; count: Counted }> {
  const where = and(
    isMerchantDelivery,
    filter.endpointId === undefined ? sql`true` : eq(webhookDeliveries.endpointId, filter.endpointId),
    filter.status === undefined ? sql`true` : eq(webhookDeliveries.status, filter.status),
  );
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(where)
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit)
    .offset(offset);
  return { rows, count: await countWithLimit(db, sql`select 1 from ${webhookDeliveries} where ${where ?? sql`true`}`) };
}
