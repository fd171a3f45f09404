import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { SecondFactorFailed } from '../errors.ts';
import type { RequestPlace } from '../profile/user-contact.ts';
import { countSecondFactor } from '../sign-in/login-limit.ts';
import { type SignedIn, type Visit, openSession } from '../sign-in/open-session.ts';
import { renewRecoveryCodes, redeemRecoveryCode } from './recovery-codes.ts';
import { readChallenge, consumeChallenge, tryChallenge, type Challenged, type SignInPlace } from './second-factor-challenge.ts';
import { redeemTotpCode } from './redeem-totp-code.ts';
import { hours } from '#kit/clock';

/** Lifetime of a back-office session in ms: a working day. */
const sessionLifetime = hours(12);

/** Opens a back-office session for a user who has used both factors. */
export const openStaffSession = (tx: Tx, { userId, userTypeId }: Challenged, visit: Visit, device: string | undefined): Promise<SignedIn> =>
  openSession(tx, { id: userId, userTypeId }, visit, { device, lasts: sessionLifetime });

interface SecondFactorProof {
  challenge: string;
  /** The code of the authenticator app. */
  code?: string | undefined;
  recoveryCode?: string | undefined;
  /** The device value that the browser received at an earlier sign-in. */
  device?: string | undefined;
}

/** The session of a staff member. The first sign-in also returns recovery codes, which are shown only once. */
interface StaffSignInResult {
  session: SignedIn;
  recoveryCodes: string[] | null;
}

/**
 * Completes a sign-in to the back office with a second factor.
 * @throws ChallengeOver after ten minutes, after five wrong codes, or if the challenge was already used
 * @throws SecondFactorFailed
 * @throws TooManyRequests after too many wrong codes for one user
 */
export const checkSecondFactor = (db: Db, { device, ...proof }: SecondFactorProof, visit: Visit): Promise<StaffSignInResult> =>
  redeemChallenge(db, { place: 'back-office', ...proof }, async (tx, challenged, isFirst) => {
    const recoveryCodes = isFirst ? await renewRecoveryCodes(tx, challenged.userId) : null;
    return { session: await openStaffSession(tx, challenged, visit, device), recoveryCodes };
  });

/**
 * Completes a sign-in to the shop with a second factor.
 * @throws the same errors as {@link checkSecondFactor}
 */
export const signInWithSecondFactor = (
  db: Db,
  { device, countryId, languageId, ...proof }: SecondFactorProof & RequestPlace,
  visit: Visit,
): Promise<SignedIn> =>
  redeemChallenge(db, { place: 'shop', ...proof }, (tx, { userId, userTypeId }) =>
    openSession(tx, { id: userId, userTypeId }, visit, { device, countryId, languageId }),
  );

type ShownProof = Pick<SecondFactorProof, 'code' | 'recoveryCode'>;

/** Uses a challenge together with a code. @param open a function that opens the session in the same transaction */
async function redeemChallenge<Result>(
  db: Db,
  { place, challenge, ...shown }: ShownProof & { place: SignInPlace; challenge: string },
  open: (tx: Tx, challenged: Challenged, isFirst: boolean) => Promise<Result>,
): Promise<Result> {
  const forgive = await countSecondFactor((await readChallenge(db, challenge, place)).userId);
  const challenged = await tryChallenge(db, challenge, place);
  const result = await inTransaction(db, async (tx) => {
    const { isFirst } = await redeemProof(tx, challenged.userId, shown);
    await consumeChallenge(tx, challenge);
    return open(tx, challenged, isFirst);
  });
  await forgive();
  return result;
}

async function redeemProof(tx: Tx, userId: number, { code, recoveryCode }: ShownProof): Promise<{ isFirst: boolean }> {
  const taken = code === undefined ? undefined : await redeemTotpCode(tx, userId, code);
  if (taken) return taken;
  if (recoveryCode === undefined || !(await redeemRecoveryCode(tx, userId, recoveryCode))) throw new SecondFactorFailed();
  return { isFirst: false };
}
