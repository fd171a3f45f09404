import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '#kit/errors';
import { emailKey } from './sign-in.ts';

const quarterOfAnHour = 15 * 60;
/** One person's guesses at one account, and one address's at all accounts. */
const perAccount = new RateLimiterMemory({ points: 10, duration: quarterOfAnHour });
const perAddress = new RateLimiterMemory({ points: 100, duration: quarterOfAnHour });

/**
 * Counts a sign-in before it is tried. By account and address together, so that nobody can lock out somebody else.
 * @throws TooManyRequests
 */
export async function countLogin({ email, address }: { email: string; address: string }): Promise<void> {
  try {
    await perAddress.consume(address);
    await perAccount.consume(accountKey(email, address));
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw new TooManyRequests({ retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) });
    throw refusal;
  }
}

/** After a sign-in that went well: the mistakes before it are forgiven. */
export const forgiveLogins = ({ email, address }: { email: string; address: string }): Promise<boolean> =>
  perAccount.delete(accountKey(email, address));

const accountKey = (email: string, address: string): string => `${address} ${emailKey(email)}`;
