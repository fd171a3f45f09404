import { startSandboxGateway } from '@selvedge/sandbox-gateway';
import { sandboxKeys } from '#modules/payments';
import type { Lifecycle } from '#platform/lifecycle';
import type { Services } from '#platform/services';

/** Starts the additional part of a shop on loopback: the payment sandbox. */
export async function openDemo({ config }: Services, lifecycle: Lifecycle): Promise<void> {
  if (!config.isLoopback) return;
  if (config.cards === 'sandbox' || config.sslcommerzMode === 'sandbox') {
    const gateway = await startSandboxGateway({
      port: config.sandboxPort,
      webhookUrl: `http://127.0.0.1:${config.port}/api/payments/stripe/webhook`,
      webhookSecret: sandboxKeys.webhookSecret,
      store: sandboxKeys.store,
    });
    lifecycle.onStop('sandbox gateway', gateway.close);
  }
}
