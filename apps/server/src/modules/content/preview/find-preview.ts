import { z } from '@hono/zod-openapi';
import { and, eq, gt } from 'drizzle-orm';
import { now } from '#kit/clock';
import { tokenHash } from '#modules/accounts';
import type { Db } from '#platform/database';
import { previews } from './tables.ts';

export type PreviewedKind = (typeof previews.$inferSelect)['kind'];

/** The one thing that is shown though it may not be public. */
export interface Preview {
  kind: PreviewedKind;
  id: number;
}

/** In the query of a call. An answer to one that has it is kept by nobody. */
export const previewQuery = z
  .string()
  .max(100)
  .optional()
  .openapi({ description: 'Of a link that staff were given: its thing is shown though it may not be public' });

/** @returns null without a token, and for one that nobody was given or that has ended: then only what is public is shown */
export async function findPreview(db: Db, token: string | undefined): Promise<Preview | null> {
  if (!token) return null;
  const [found] = await db
    .select({ kind: previews.kind, id: previews.recordId })
    .from(previews)
    .where(and(eq(previews.tokenHash, tokenHash(token)), gt(previews.expiresAt, now())));
  return found ?? null;
}
