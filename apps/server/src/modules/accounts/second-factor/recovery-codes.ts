import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { recoveryCodes } from '../tables.ts';
import { hashToken } from '../sign-in/token-hash.ts';

const codeCount = 10;
/** The base32 alphabet of RFC 4648. It leaves out digits that look like letters. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Replaces the recovery codes of a user by ten new codes of 80 bits, such as `K3QF-7WZA-2MBD-XYPT`. Only their hashes are stored. */
export async function renewRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, createCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code) })));
  return codes;
}

/** Marks a recovery code as used. @returns whether the code was valid and unused */
export async function redeemRecoveryCode(tx: Tx, userId: number, code: string): Promise<boolean> {
  const redeemed = await tx
    .update(recoveryCodes)
    .set({ usedAt: now() })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashRecoveryCode(code)), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return redeemed.length > 0;
}

/** Counts the unused recovery codes of a user. */
export const countRecoveryCodes = (db: Db, userId: number): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));

/** Creates a random code. 256 is a multiple of 32, so each letter has the same probability. */
const createCode = (): string =>
  Array.from(randomBytes(16), (byte) => letters[byte % 32])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** Hashes a code as the user enters it: in upper or lower case, with or without hyphens. */
const hashRecoveryCode = (code: string): string => hashToken(code.toUpperCase().replace(/[^A-Z2-7]/g, ''));
