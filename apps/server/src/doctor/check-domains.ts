import { lookup } from 'node:dns/promises';
import { createFindings, describeReason, type Finding } from './finding.ts';

const { ok, fail } = createFindings('domains');
const TIMEOUT_MS = 10_000;

/** Checks whether the host of a shop resolves and this shop responds there. @param address base URL of a country's shop */
export async function checkDomain(address: string): Promise<Finding> {
  const { hostname } = new URL(address);
  const resolved = await lookup(hostname).catch(() => undefined);
  if (!resolved) return fail(`${hostname} does not resolve.`, 'Create an A or AAAA record that leads to the proxy.');
  try {
    const response = await fetch(new URL('/healthz', address), { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body = await response.text();
    if (response.status === 200 && body.includes('"status":"up"')) return ok(`${address} answers.`);
    return fail(
      `${address} (${resolved.address}) answers ${response.status}, not as the shop.`,
      'Check the record, and where the proxy leads this host.',
    );
  } catch (error) {
    return fail(`${address} (${resolved.address}) does not answer: ${describeReason(error)}`, 'Check the record, the proxy and its certificate.');
  }
}
