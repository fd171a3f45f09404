import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { apiTokens } from '../tables.ts';

/** Revokes an API token. */
export async function revokeApiToken(tx: Tx, id: number): Promise<void> {
  await tx
    .update(apiTokens)
    .set({ revokedAt: now() })
    .where(and(eq(apiTokens.id, id), isNull(apiTokens.revokedAt)));
}
