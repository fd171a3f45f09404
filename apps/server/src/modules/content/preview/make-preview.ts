import { randomBytes } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { now } from '#kit/clock';
import { hashToken } from '#modules/accounts';
import type { Tx } from '#platform/transaction';
import type { Preview } from './find-preview.ts';
import { previews } from './tables.ts';

/** Lifetime of a preview link in ms. It is long enough for an approval. */
const lifetime = 60 * 60 * 1000;

/** Creates the token of a link that shows one saved record before it is public. Deletes expired tokens. */
export async function makePreview(tx: Tx, { kind, id }: Preview): Promise<{ token: string; expiresAt: Date }> {
  const at = now();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + lifetime);
  await tx.delete(previews).where(lt(previews.expiresAt, at));
  await tx.insert(previews).values({ tokenHash: hashToken(token), kind, recordId: id, expiresAt });
  return { token, expiresAt };
}
