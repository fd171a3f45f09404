import { and, eq, gt } from 'drizzle-orm';
import { now } from '#kit/clock';
import { hashToken } from '#modules/accounts';
import type { Db } from '#platform/database';
import { previews } from './tables.ts';
import { textField } from '#platform/request-fields';

export type PreviewedKind = (typeof previews.$inferSelect)['kind'];

/** The one record that is shown although it may not be public. */
export interface Preview {
  kind: PreviewedKind;
  id: number;
}

/** The query parameter for a preview. Responses to such requests are not cached. */
export const previewQuery = textField
  .max(100)
  .optional()
  .openapi({ description: 'Preview token from the back office: also returns a record that is not public' });

/** Finds the preview of a token. @returns null without a token, and for an unknown or expired token: only public content is shown */
export async function findPreview(db: Db, token: string | undefined): Promise<Preview | null> {
  if (!token) return null;
  const [found] = await db
    .select({ kind: previews.kind, id: previews.recordId })
    .from(previews)
    .where(and(eq(previews.tokenHash, hashToken(token)), gt(previews.expiresAt, now())));
  return found ?? null;
}
