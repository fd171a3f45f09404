import { eq } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import { findCountryByHost } from '#modules/countries';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { SecondFactorKnown, UserNotFound } from '../errors.ts';
import { lockUser } from '../lock-user.ts';
import { totpSecrets, users } from '../tables.ts';
import { readChallenge } from './second-factor-challenge.ts';
import { getSecondFactor } from './get-second-factor.ts';
import { createTotpSecret, buildTotpUrl } from './totp.ts';

/** A new TOTP secret in the forms that authenticator apps accept. */
export interface TotpSetup {
  /** The secret in base32, for manual entry. */
  secret: string;
  /** `otpauth://totp/…` */
  url: string;
  /** The URL as a QR code. */
  svg: string;
}

/**
 * Creates a secret for a staff member without a second factor who signs in to the back office. The secret takes effect with its first code.
 * @throws ChallengeOver
 * @throws SecondFactorKnown
 */
export async function setUpSecondFactor(db: Db, challenge: string): Promise<TotpSetup> {
  const { userId } = await readChallenge(db, challenge, 'back-office');
  return createTotp(db, userId, '');
}

/**
 * Creates a secret for a user without a second factor. Replaces an unconfirmed secret, because other people may have seen it.
 * @param host the host of the shop whose name the authenticator app shows
 * @throws SecondFactorKnown
 */
export async function createTotp(db: Db, userId: number, host: string): Promise<TotpSetup> {
  const { country } = await findCountryByHost(db, host);
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const { hasTotp, hasPasskey } = await getSecondFactor(tx, userId);
    if (hasTotp || hasPasskey) throw new SecondFactorKnown();
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (!user) throw new UserNotFound();
    const secret = createTotpSecret();
    await tx
      .insert(totpSecrets)
      .values({ userId, secret })
      .onConflictDoUpdate({ target: totpSecrets.userId, set: { secret, lastStep: 0 } });
    const url = buildTotpUrl({ secret, email: user.email, issuer: country.shopName });
    return { secret, url, svg: renderSVG(url) };
  });
}
