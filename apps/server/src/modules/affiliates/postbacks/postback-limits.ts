import { rateLimit } from '#platform/requests/rate-limit';

/** Test calls to an affiliate's address: each is a request of the server to an address that they choose. */
const pings = rateLimit('postback-ping');
/** Redeliveries. */
const again = rateLimit('postback-again');

/** Counts a test call. @throws TooManyRequests */
export const countPing = (affiliateId: number): Promise<void> => pings.count(String(affiliateId));
/** Counts a redelivery. @throws TooManyRequests */
export const countRedelivery = (affiliateId: number): Promise<void> => again.count(String(affiliateId));
