import { days, now } from '#kit/clock';
import { newSecret } from './sign.ts';
import { webhookEndpoints } from './tables.ts';

/** How long deliveries are also signed with the old secret, in ms. */
const OLD_SECRET_LIFETIME_MS = days(1);

/** Returns the columns for a replaced secret: a new one, and the old one for another day. */
export const replacedSecret = () => ({
  secret: newSecret(),
  previousSecret: webhookEndpoints.secret,
  previousSecretUntil: new Date(now().getTime() + OLD_SECRET_LIFETIME_MS),
});
