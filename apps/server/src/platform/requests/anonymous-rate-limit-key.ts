import type { Context } from 'hono';
import { getCallerAddress } from './caller-address.ts';
import type { Config } from '../config.ts';
import { toAddressUnit } from './rate-limit.ts';

/**
 * Returns the rate limit key of a caller who is not signed in: the IPv4 address, or the /64 network of an IPv6 address.
 * @returns undefined while only this machine can reach the shop, because all visitors then have the same address
 */
export const buildAnonymousRateLimitKey = (
  c: Context,
  { isLoopback, trustedProxies }: Pick<Config, 'isLoopback' | 'trustedProxies'>,
): string | undefined => (isLoopback ? undefined : toAddressUnit(getCallerAddress(c, trustedProxies)));
