import type { Context } from 'hono';
import { callerAddress } from './caller-address.ts';
import type { Config } from './config.ts';
import { ownerOf } from './rate-limit.ts';

/**
 * By what a limit on whoever is not signed in counts the caller: his address, or his household's.
 * @returns undefined while the shop is only reachable from this machine: all its visitors have one address there
 */
export const strangerOf = (c: Context, { isLoopback, trustedProxies }: Pick<Config, 'isLoopback' | 'trustedProxies'>): string | undefined =>
  isLoopback ? undefined : ownerOf(callerAddress(c, trustedProxies));
