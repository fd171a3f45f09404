import { eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import { TwoStepManagedByStaff } from '../errors.ts';
import { lockUser } from '../lock-user.ts';
import { assertEmailConfirmed } from '../passkeys/begin-customer-passkey.ts';
import { assertReauthenticated } from '../sign-in/assert-reauthenticated.ts';
import type { SignedInUser } from '../sign-in/find-session.ts';
import { countSecondFactor } from '../sign-in/login-limit.ts';
import { isStaff } from '../staff/is-staff.ts';
import { recoveryCodes, secondFactorChallenges, totpSecrets } from '../tables.ts';
import { getSecondFactor } from './get-second-factor.ts';
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';
import { redeemTotpCode } from './redeem-totp-code.ts';
import { createTotp, type TotpSetup } from './set-up-second-factor.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Two-step sign-in of a customer or affiliate was switched on or off. */
    'account.two-step-changed': { userId: number; isOn: boolean };
  }
}

type Owner = Pick<SignedInUser, 'id' | 'sessionId'>;

/**
 * The state of two-step sign-in of a shop account. The user enters the password and then a code of an authenticator app. A sign-in by passkey
 * needs no code.
 */
export interface TwoStepState {
  isOn: boolean;
  /** Number of unused recovery codes. */
  recoveryCodesLeft: number;
}

export const readTwoStep = async (db: Db, userId: number): Promise<TwoStepState> => ({
  isOn: (await getSecondFactor(db, userId)).hasTotp,
  recoveryCodesLeft: await countRecoveryCodes(db, userId),
});

/**
 * Creates an authenticator secret for a customer or affiliate. The secret takes effect with its first code.
 * @param host the host of the shop whose name the authenticator app shows
 * @throws EmailNotConfirmed because a person who registers the address of another person could otherwise lock out the owner of the address
 * @throws InvalidInput for a wrong or missing password
 * @throws SecondFactorKnown if two-step sign-in is already on
 */
export async function beginTwoStep(db: Db, owner: Owner, { currentPassword, host }: { currentPassword: string; host: string }): Promise<TotpSetup> {
  await assertOwnTwoStep(db, owner.id);
  await assertEmailConfirmed(db, owner.id);
  await assertReauthenticated(db, owner, currentPassword);
  return createTotp(db, owner.id, host);
}

/**
 * Switches two-step sign-in on by the first code of the new secret.
 * @returns the recovery codes, which are shown only once
 * @throws InvalidInput for a wrong code
 * @throws TooManyRequests after too many wrong codes
 */
export async function confirmTwoStep(db: Db, userId: number, code: string): Promise<string[]> {
  await assertOwnTwoStep(db, userId);
  const forgive = await countSecondFactor(userId);
  const codes = await inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const redeemed = await redeemTotpCode(tx, userId, code);
    if (!redeemed?.isFirst) throw new InvalidInput([{ field: 'code', code: 'wrongCode' }]);
    await publish(tx, { type: 'account.two-step-changed', payload: { userId, isOn: true } });
    return renewRecoveryCodes(tx, userId);
  });
  await forgive();
  return codes;
}

/**
 * Replaces the recovery codes.
 * @throws InvalidInput for a wrong or missing password
 */
export async function renewTwoStepCodes(db: Db, owner: Owner, currentPassword: string): Promise<string[]> {
  await assertOwnTwoStep(db, owner.id);
  await assertReauthenticated(db, owner, currentPassword);
  return inTransaction(db, async (tx) => {
    await lockUser(tx, owner.id);
    return (await getSecondFactor(tx, owner.id)).hasTotp ? renewRecoveryCodes(tx, owner.id) : [];
  });
}

/**
 * Switches two-step sign-in off.
 * @throws InvalidInput for a wrong or missing password
 */
export async function endTwoStep(db: Db, owner: Owner, currentPassword: string): Promise<void> {
  await assertReauthenticated(db, owner, currentPassword);
  await inTransaction(db, (tx) => removeTwoStep(tx, owner.id));
}

/**
 * Switches two-step sign-in off. Staff use this operation for a customer who has lost their device and recovery codes.
 * @throws TwoStepManagedByStaff for a staff account
 */
export async function removeTwoStep(tx: Tx, userId: number): Promise<void> {
  await assertOwnTwoStep(tx, userId);
  await lockUser(tx, userId);
  const removed = await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId)).returning({ confirmedAt: totpSecrets.confirmedAt });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(secondFactorChallenges).where(eq(secondFactorChallenges.userId, userId));
  if (removed.some(({ confirmedAt }) => confirmedAt !== null))
    await publish(tx, { type: 'account.two-step-changed', payload: { userId, isOn: false } });
}

/** Refuses staff accounts. Their second factor belongs to the back office, and a session of the shop must neither set nor remove it. */
async function assertOwnTwoStep(db: Db, userId: number): Promise<void> {
  if (await isStaff(db, userId)) throw new TwoStepManagedByStaff();
}
