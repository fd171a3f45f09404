import { eq } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import { findCountryByHost } from '#modules/countries';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { ChallengeOver, SecondFactorKnown } from '../errors.ts';
import { lockUser } from '../lock-user.ts';
import { totpSecrets, users } from '../tables.ts';
import { readChallenge } from './second-factor-challenge.ts';
import { secondFactorOf } from './second-factor-of.ts';
import { newTotpSecret, totpUrl } from './totp.ts';

/** What an authenticator takes in, each way that it can. */
export interface TotpSetup {
  /** Base32, to be typed. */
  secret: string;
  /** `otpauth://totp/…` */
  url: string;
  /** The same as a QR code. */
  svg: string;
}

/**
 * Makes a secret for somebody who has no second factor yet. It counts once a code of it was typed; one that was shown
 * before is worth nothing then, since it may have been shown to somebody else.
 * @throws ChallengeOver
 * @throws SecondFactorKnown
 */
export async function setUpSecondFactor(db: Db, challenge: string): Promise<TotpSetup> {
  const { userId } = await readChallenge(db, challenge);
  const { country } = await findCountryByHost(db, '');
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const { hasTotp, hasPasskey } = await secondFactorOf(tx, userId);
    if (hasTotp || hasPasskey) throw new SecondFactorKnown();
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (!user) throw new ChallengeOver();
    const secret = newTotpSecret();
    await tx
      .insert(totpSecrets)
      .values({ userId, secret })
      .onConflictDoUpdate({ target: totpSecrets.userId, set: { secret, lastStep: 0 } });
    const url = totpUrl({ secret, email: user.email, issuer: country.shopName });
    return { secret, url, svg: renderSVG(url) };
  });
}
