import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { recoveryCodes } from '../tables.ts';
import { tokenHash } from '../token-hash.ts';

const howMany = 10;
/** RFC 4648's base32: no letter looks like another of them. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Makes ten codes of 80 bits, such as `K3QF-7WZA-2MBD-XYPT`, in place of those before. Only their hashes are kept. */
export async function renewRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code) })));
  return codes;
}

/** Uses a code up. @returns whether it was one of his, and unused */
export async function spendRecoveryCode(tx: Tx, userId: number, code: string): Promise<boolean> {
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: now() })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code)), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return spent.length > 0;
}

/** How many he has left. */
export const countRecoveryCodes = (db: Db, userId: number): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));

/** 256 is eight times 32: each letter is as likely. */
const newCode = (): string =>
  Array.from(randomBytes(16), (byte) => letters[byte % 32])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** As it may be typed: in small letters, with or without its hyphens. */
const hashOf = (code: string): string => tokenHash(code.toUpperCase().replace(/[^A-Z2-7]/g, ''));
