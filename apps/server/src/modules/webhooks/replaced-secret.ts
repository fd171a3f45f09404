import { days, now } from '#kit/clock';
import { newSecret } from './sign.ts';
import { webhookEndpoints } from './tables.ts';

/** How long deliveries are signed with the old secret as well, ms. */
const bothFor = days(1);

/** What an endpoint's secret becomes when it is replaced: a new one, and for a day the one that it had. */
export const replacedSecret = () => ({
  secret: newSecret(),
  previousSecret: webhookEndpoints.secret,
  previousSecretUntil: new Date(now().getTime() + bothFor),
});
