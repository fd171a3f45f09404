import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { SecondFactorFailed } from '../errors.ts';
import { countSecondFactor } from '../login-limit.ts';
import type { SignedIn, Visit } from '../open-session.ts';
import { openStaffSession } from './open-staff-session.ts';
import { renewRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';
import { readChallenge, spendChallenge, tryChallenge } from './second-factor-challenge.ts';
import { spendTotpCode } from './spend-totp-code.ts';

interface Shown {
  challenge: string;
  /** Of the authenticator. */
  code?: string | undefined;
  recoveryCode?: string | undefined;
  /** The value that the browser was given when it signed in before. */
  device?: string | undefined;
}

/** Somebody in the back office, and, the first time, what helps him in when his telephone is lost: shown now and never again. */
export interface EnteredStaff {
  session: SignedIn;
  recoveryCodes: string[] | null;
}

/**
 * The second half of a sign-in to the back office.
 * @throws ChallengeOver after ten minutes, five wrong codes, or its use
 * @throws SecondFactorFailed
 * @throws TooManyRequests after too many wrong codes of one person
 */
export async function showSecondFactor(db: Db, { challenge, device, ...shown }: Shown, visit: Visit): Promise<EnteredStaff> {
  const forgive = await countSecondFactor((await readChallenge(db, challenge)).userId);
  const challenged = await tryChallenge(db, challenge);
  const entered = await inTransaction(db, async (tx) => {
    const { isFirst } = await spend(tx, challenged.userId, shown);
    await spendChallenge(tx, challenge);
    const recoveryCodes = isFirst ? await renewRecoveryCodes(tx, challenged.userId) : null;
    return { session: await openStaffSession(tx, challenged, visit, device), recoveryCodes };
  });
  await forgive();
  return entered;
}

async function spend(tx: Tx, userId: number, { code, recoveryCode }: Pick<Shown, 'code' | 'recoveryCode'>): Promise<{ isFirst: boolean }> {
  const taken = code === undefined ? undefined : await spendTotpCode(tx, userId, code);
  if (taken) return taken;
  if (recoveryCode === undefined || !(await spendRecoveryCode(tx, userId, recoveryCode))) throw new SecondFactorFailed();
  return { isFirst: false };
}
