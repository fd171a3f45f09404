import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { SecondFactorFailed } from '../errors.ts';
import { countSecondFactor } from '../sign-in/login-limit.ts';
import type { SignedIn, Visit } from '../sign-in/open-session.ts';
import { openStaffSession } from './open-staff-session.ts';
import { renewRecoveryCodes, redeemRecoveryCode } from './recovery-codes.ts';
import { readChallenge, consumeChallenge, tryChallenge } from './second-factor-challenge.ts';
import { redeemTotpCode } from './redeem-totp-code.ts';

interface SecondFactorProof {
  challenge: string;
  /** The authenticator's code. */
  code?: string | undefined;
  recoveryCode?: string | undefined;
  /** The value that the browser received at an earlier sign-in. */
  device?: string | undefined;
}

/** A signed-in staff member, and recovery codes at the first sign-in, which are shown only once. */
export interface StaffSignInResult {
  session: SignedIn;
  recoveryCodes: string[] | null;
}

/**
 * Completes a sign-in to the back office with a second factor.
 * @throws ChallengeOver after ten minutes, five wrong codes, or its use
 * @throws SecondFactorFailed
 * @throws TooManyRequests after too many wrong codes for one user
 */
export async function checkSecondFactor(db: Db, { challenge, device, ...shown }: SecondFactorProof, visit: Visit): Promise<StaffSignInResult> {
  const forgive = await countSecondFactor((await readChallenge(db, challenge)).userId);
  const challenged = await tryChallenge(db, challenge);
  const entered = await inTransaction(db, async (tx) => {
    const { isFirst } = await redeemProof(tx, challenged.userId, shown);
    await consumeChallenge(tx, challenge);
    const recoveryCodes = isFirst ? await renewRecoveryCodes(tx, challenged.userId) : null;
    return { session: await openStaffSession(tx, challenged, visit, device), recoveryCodes };
  });
  await forgive();
  return entered;
}

async function redeemProof(
  tx: Tx,
  userId: number,
  { code, recoveryCode }: Pick<SecondFactorProof, 'code' | 'recoveryCode'>,
): Promise<{ isFirst: boolean }> {
  const taken = code === undefined ? undefined : await redeemTotpCode(tx, userId, code);
  if (taken) return taken;
  if (recoveryCode === undefined || !(await redeemRecoveryCode(tx, userId, recoveryCode))) throw new SecondFactorFailed();
  return { isFirst: false };
}
