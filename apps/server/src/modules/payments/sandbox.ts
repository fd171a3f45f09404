import type { Config } from '#platform/config';
import { providerKinds } from './providers/provider-kinds.ts';

const listOnline = () => providerKinds.flatMap(({ code, online }) => (online ? [{ code, online }] : []));

/** Returns the shop's accounts at the sandbox on this machine by provider. @param shopUrl where the sandbox reaches the shop */
export const getSandboxAccounts = (shopUrl: string): Record<string, Record<string, string>> =>
  Object.fromEntries(listOnline().map(({ code, online }) => [code, online.buildSandboxAccount(shopUrl)]));

/** Returns whether a payment provider is replaced by the sandbox on this machine. */
export const usesSandbox = (config: Pick<Config, 'payments'>): boolean =>
  listOnline().some(({ online }) => online.getAccess(config.payments).mode === 'sandbox');

/** Returns the origins of the payment pages that an order may lead to. */
export function listPaymentOrigins(config: Pick<Config, 'payments' | 'sandboxPort'>): string[] {
  const live = listOnline().filter(({ online }) => online.getAccess(config.payments).mode === 'live');
  const sandbox = usesSandbox(config) ? [`http://localhost:${config.sandboxPort}`, `http://127.0.0.1:${config.sandboxPort}`] : [];
  return [...live.flatMap(({ online }) => online.pageOrigins), ...sandbox];
}
