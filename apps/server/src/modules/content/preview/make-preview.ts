import { randomBytes } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { now } from '#kit/clock';
import { tokenHash } from '#modules/accounts';
import type { Tx } from '#platform/transaction';
import type { Preview } from './find-preview.ts';
import { previews } from './tables.ts';

/** How long a link shows what is not public, ms: long enough to send it to whoever says yes. */
const lifetime = 60 * 60 * 1000;

/** A link to see one thing in the shop as it is saved, whether or not it has begun. Links that have ended are forgotten. */
export async function makePreview(tx: Tx, { kind, id }: Preview): Promise<{ token: string; expiresAt: Date }> {
  const at = now();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + lifetime);
  await tx.delete(previews).where(lt(previews.expiresAt, at));
  await tx.insert(previews).values({ tokenHash: tokenHash(token), kind, recordId: id, expiresAt });
  return { token, expiresAt };
}
