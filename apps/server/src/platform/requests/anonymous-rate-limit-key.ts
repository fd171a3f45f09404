import type { Context } from 'hono';
import { getCallerAddress } from './caller-address.ts';
import type { Config } from '../config.ts';
import { toAddressUnit } from './rate-limit.ts';

/**
 * Returns the rate limit key of a caller who is not signed in: the address or its household.
 * @returns undefined while the shop is reachable from this machine only, because all visitors have one address there
 */
export const buildAnonymousRateLimitKey = (
  c: Context,
  { isLoopback, trustedProxies }: Pick<Config, 'isLoopback' | 'trustedProxies'>,
): string | undefined => (isLoopback ? undefined : toAddressUnit(getCallerAddress(c, trustedProxies)));
