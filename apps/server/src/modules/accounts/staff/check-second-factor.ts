import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { SecondFactorFailed } from '../errors.ts';
import { countSecondFactor } from '../sign-in/login-limit.ts';
import { type SignedIn, type Visit, openSession } from '../sign-in/open-session.ts';
import { renewRecoveryCodes, redeemRecoveryCode } from './recovery-codes.ts';
import { readChallenge, consumeChallenge, tryChallenge, type Challenged } from './second-factor-challenge.ts';
import { redeemTotpCode } from './redeem-totp-code.ts';
import { hours } from '#kit/clock';

/** A working day, in ms. */
const sessionLifetime = hours(12);

/** Opens a back-office session after both factors. */
export const openStaffSession = (tx: Tx, { userId, userTypeId }: Challenged, visit: Visit, device: string | undefined): Promise<SignedIn> =>
  openSession(tx, { id: userId, userTypeId }, visit, { device, lasts: sessionLifetime });

interface SecondFactorProof {
  challenge: string;
  /** The authenticator's code. */
  code?: string | undefined;
  recoveryCode?: string | undefined;
  /** The value that the browser received at an earlier sign-in. */
  device?: string | undefined;
}

/** A signed-in staff member, and recovery codes at the first sign-in, which are shown only once. */
interface StaffSignInResult {
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
