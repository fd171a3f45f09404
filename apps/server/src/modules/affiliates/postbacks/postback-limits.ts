import { rateLimit } from '#platform/requests/rate-limit';

const tenMinutes = 10 * 60;

/** Test calls to an affiliate's address: each is a request of the server to an address that they choose. */
const pings = rateLimit({ name: 'postback-ping', points: 10, seconds: tenMinutes });
/** Redeliveries. */
const again = rateLimit({ name: 'postback-again', points: 30, seconds: tenMinutes });

/** Counts a test call. @throws TooManyRequests */
export const countPing = (affiliateId: number): Promise<void> => pings.count(String(affiliateId));
/** Counts a redelivery. @throws TooManyRequests */
export const countRedelivery = (affiliateId: number): Promise<void> => again.count(String(affiliateId));
