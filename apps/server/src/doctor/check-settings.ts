import type { Config } from '#platform/config';
import { createFindings, type Finding } from './finding.ts';

const { ok, warn } = createFindings('settings');

/** Checks the settings without using other systems. Every program already stops at its start if a value is invalid. */
export function checkSettings({ isLoopback, publicUrl, trustedProxies, metricsToken, databaseUrl, notices }: Config): Finding[] {
  const findings = notices.filter((notice) => !notice.includes('switched off')).map((notice) => warn(notice, 'Change the setting that it names.'));
  if (isLoopback) {
    findings.push(warn(`PUBLIC_URL ${publicUrl} makes this a demo shop.`, 'Set PUBLIC_URL to the address that customers use.'));
    return findings;
  }
  if (trustedProxies === 0)
    findings.push(warn('TRUST_PROXY is 0: behind a proxy all visitors count as one network.', 'Set TRUST_PROXY to the number of your proxies.'));
  if (!databaseUrl) findings.push(warn('The shop runs its own PostgreSQL, so only one process can serve it.', 'Set DATABASE_URL.'));
  if (!metricsToken) findings.push(warn('No other machine can read /metrics.', 'Set METRICS_TOKEN if Prometheus runs elsewhere.'));
  return findings.length > 0 ? findings : [ok(`The settings fit a public shop at ${publicUrl}.`)];
}
