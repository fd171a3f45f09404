import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { recoveryCodes } from '../tables.ts';
import { hashToken } from '../sign-in/token-hash.ts';

const howMany = 10;
/** The base32 alphabet of RFC 4648, without letters that look alike. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Replaces the recovery codes by ten new ones of 80 bits, such as `K3QF-7WZA-2MBD-XYPT`. Only their hashes are stored. */
export async function renewRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, createCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code) })));
  return codes;
}

/** Uses a recovery code. @returns whether it was valid and unused */
export async function redeemRecoveryCode(tx: Tx, userId: number, code: string): Promise<boolean> {
  const redeemed = await tx
    .update(recoveryCodes)
    .set({ usedAt: now() })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashRecoveryCode(code)), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return redeemed.length > 0;
}

/** Counts the user's unused codes. */
export const countRecoveryCodes = (db: Db, userId: number): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));

/** 256 is a multiple of 32, so each letter has the same probability. */
const createCode = (): string =>
  Array.from(randomBytes(16), (byte) => letters[byte % 32])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** Accepts lower case, with or without hyphens. */
const hashRecoveryCode = (code: string): string => hashToken(code.toUpperCase().replace(/[^A-Z2-7]/g, ''));
