import type { Config } from '#platform/config';
import { listTestPayments } from '#platform/payment-settings';
import { providerKinds } from '#modules/payments';
import { createFindings, type Finding } from './finding.ts';

const { ok, warn, fail } = createFindings('payments');

/** Checks the keys of the payment providers, and whether their webhooks can reach the shop. */
export function checkPayments({ payments, isLoopback, publicUrl, allowsTestPayments }: Config): Finding[] {
  if (isLoopback) return [warn('The sandbox takes the payments of a demo shop.', 'Set PUBLIC_URL and the keys of a provider.')];
  const findings: Finding[] = [];
  const live = providerKinds.flatMap(({ name, online }) =>
    online && online.getAccess(payments).mode === 'live' ? { name, path: online.webhook.path } : [],
  );
  if (live.length === 0) findings.push(warn('No provider takes online payments.', 'Set the keys of Stripe or SSLCommerz.'));
  for (const line of listTestPayments(payments)) {
    const advice = 'Enter the live keys. A staging shop sets TEST_PAYMENTS=on.';
    findings.push(allowsTestPayments ? warn(`${line}.`, advice) : fail(`${line}.`, advice));
  }
  if (!publicUrl.startsWith('https:') && live.length > 0)
    findings.push(
      fail(`Providers send messages to https addresses only, and PUBLIC_URL is ${publicUrl}.`, 'Put a proxy with TLS in front of the shop.'),
    );
  if (findings.some(({ level }) => level === 'failure')) return findings;
  const addresses = live.map(({ name, path }) => `${name} sends messages to ${publicUrl}/api${path}`);
  return addresses.length > 0 ? [...findings, ok(`${addresses.join('; ')}.`)] : findings;
}
