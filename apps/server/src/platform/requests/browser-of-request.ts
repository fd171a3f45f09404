import type { Context } from 'hono';
import type { ApiEnv } from '../http.ts';
import { getCallerAddress } from './caller-address.ts';
import { toAddressUnit } from './rate-limit.ts';

/** Returns the network address and the browser of a caller. A page of the storefront sends its visitor's address and browser. */
export const readBrowserOfRequest = (c: Context<ApiEnv>): { address: string; userAgent: string } => ({
  address: toAddressUnit(getCallerAddress(c, c.var.config.trustedProxies)),
  userAgent: c.req.header('user-agent') ?? '',
});
