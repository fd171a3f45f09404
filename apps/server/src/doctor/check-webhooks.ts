import { hours, now } from '#kit/clock';
import { listEventActivity, providerKinds } from '#modules/payments';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { createFindings, type Finding } from './finding.ts';

const { ok, warn, fail } = createFindings('webhooks');
/** Time in hours for a provider's retries, after which an undelivered message counts as missing. */
const REPEAT_HOURS = 1;

/** Checks for each provider with live keys whether its messages arrive: payments without a message mean that the webhook is missing. */
export async function checkWebhooks(db: Db, { payments, publicUrl }: Pick<Config, 'payments' | 'publicUrl'>): Promise<Finding[]> {
  const live = providerKinds.flatMap(({ code, name, online }) =>
    online && online.getAccess(payments).mode === 'live' ? { code, name, address: `${publicUrl}/api${online.webhook.path}` } : [],
  );
  if (live.length === 0) return [];
  const activity = await listEventActivity(db, new Date(now().getTime() - hours(REPEAT_HOURS)));
  return live.map(({ code, name, address }) => {
    const { lastReceivedAt = null, paidWithoutMessage = 0 } = activity.find(({ provider }) => provider === code) ?? {};
    const advice = `Check the webhook for ${address} and its secret in the dashboard of ${name}.`;
    const since = lastReceivedAt ? `The last message of ${name} arrived ${formatAge(lastReceivedAt)} ago` : `No message of ${name} has arrived yet`;
    if (paidWithoutMessage > 0) return fail(`${since}, and ${paidWithoutMessage} payments were paid since then without one.`, advice);
    return lastReceivedAt ? ok(`${since}.`) : warn(`${since}.`, `${advice} Then pay a test order.`);
  });
}

function formatAge(at: Date): string {
  const minutes = Math.max(0, Math.floor((now().getTime() - at.getTime()) / 60_000));
  return minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`;
}
