import { rateLimit } from '#platform/rate-limit';

const tenMinutes = 10 * 60;

/** Tries of an affiliate's address: each is a request of ours to wherever he says. */
const pings = rateLimit({ name: 'postback-ping', points: 10, seconds: tenMinutes });
/** What he has sent again. */
const again = rateLimit({ name: 'postback-again', points: 30, seconds: tenMinutes });

/** @throws TooManyRequests */
export const countPing = (affiliateId: number): Promise<void> => pings.count(String(affiliateId));
/** @throws TooManyRequests */
export const countRedelivery = (affiliateId: number): Promise<void> => again.count(String(affiliateId));
