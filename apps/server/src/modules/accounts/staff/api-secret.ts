import { randomBytes } from 'node:crypto';
import { and, gt, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { minutes } from '#kit/clock';
import { hashToken } from '../sign-in/token-hash.ts';

/** Minimum interval between two writes of the last use, to avoid a write per request. */
const lastUseInterval = minutes(15);

/** A new API token. Only `tokenHash` and `beginning` are stored. */
interface ApiSecret {
  token: string;
  tokenHash: string;
  /** The first characters of the token, by which staff identify it. */
  beginning: string;
}

/** Creates the secret of an API token. @param prefix the prefix by which secret scanners recognise the kind of token */
export function buildApiSecret(prefix: string): ApiSecret {
  const token = `${prefix}${randomBytes(32).toString('base64url')}`;
  return { token, tokenHash: hashToken(token), beginning: token.slice(0, prefix.length + 4) };
}

/** Matches tokens that are neither revoked nor expired. */
export const isApiTokenOpen = (table: { revokedAt: PgColumn; expiresAt: PgColumn }, at: Date): SQL | undefined =>
  and(isNull(table.revokedAt), or(isNull(table.expiresAt), gt(table.expiresAt, at)));

/** Returns whether a use at this time must be stored. */
export const isLastUseOld = (lastUsedAt: Date | null, at: Date): boolean =>
  lastUsedAt === null || lastUsedAt.getTime() < at.getTime() - lastUseInterval;
