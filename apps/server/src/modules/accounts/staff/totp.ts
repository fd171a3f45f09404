import { Secret, TOTP } from 'otpauth';

/** s that a code is shown for (RFC 6238). */
const period = 30;
/** Codes of one step before and after are taken: telephones' clocks drift, and people type slowly. */
const drift = 1;

/** @returns 160 random bits in base32, as RFC 4226 wants */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

interface Owner {
  /** Base32. */
  secret: string;
  /** Who and where, as the telephone lists it. */
  email: string;
  issuer: string;
}

/** What an authenticator reads from a picture: `otpauth://totp/…`. */
export const totpUrl = ({ secret, email, issuer }: Owner): string => new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret) }).toString();

/** The code that is shown at that time. */
export const totpCode = (secret: string, at: Date): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/**
 * Which thirty seconds since 1970 a code is of.
 * @returns undefined if it is of none near this time
 */
export function stepOf(secret: string, code: string, at: Date): number | undefined {
  const timestamp = at.getTime();
  const steps = new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token: code, timestamp, window: drift });
  return steps === null ? undefined : Math.floor(timestamp / 1000 / period) + steps;
}
