import { startSandboxGateway } from '@selvedge/sandbox-gateway';
import { getSandboxAccounts, usesSandbox } from '#modules/payments';
import type { Lifecycle } from '#platform/lifecycle';
import type { Services } from '#platform/services';

/** Starts the additional part of a shop on loopback: the payment sandbox. */
export async function openDemo({ config }: Services, lifecycle: Lifecycle): Promise<void> {
  if (!config.isLoopback) return;
  if (usesSandbox(config)) {
    const gateway = await startSandboxGateway({
      port: config.sandboxPort,
      accounts: getSandboxAccounts(`http://127.0.0.1:${config.port}`),
    });
    lifecycle.onStop('sandbox gateway', gateway.close);
  }
}
