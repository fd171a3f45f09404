import { Secret, TOTP } from 'otpauth';

/** Period of a code in seconds (RFC 6238). */
const period = 30;
/** Number of accepted steps before and after the current step, for clock drift and slow typing. */
const drift = 1;

/** Creates a secret. @returns 160 random bits in base32, as RFC 4226 recommends */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

interface Owner {
  /** Base32. */
  secret: string;
  /** The account and issuer that the authenticator app shows. */
  email: string;
  issuer: string;
}

/** Builds the URL for the QR code: `otpauth://totp/…`. */
export const buildTotpUrl = ({ secret, email, issuer }: Owner): string =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret) }).toString();

/** Returns the code at a given time. */
export const computeTotpCode = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/**
 * Returns the number of the 30-second step of a code.
 * @returns undefined if the code does not match a step near this time
 */
export function findTimeStep(secret: string, code: string, at: Date): number | undefined {
  const timestamp = at.getTime();
  const steps = new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token: code, timestamp, window: drift });
  return steps === null ? undefined : Math.floor(timestamp / 1000 / period) + steps;
}
