import { startSandboxGateway } from '@selvedge/sandbox-gateway';
import { sandboxKeys } from '#modules/payments';
import type { Lifecycle } from '#platform/lifecycle';
import type { Services } from '#platform/services';
import { warmPictures, type Drawing } from './warm-pictures.ts';

/** What a shop that only this machine reaches has besides: a sandbox that takes its cards, and pictures drawn before anybody asks. */
export async function openDemo({ config, db, log }: Services, { drawing, lifecycle }: { drawing: Drawing; lifecycle: Lifecycle }): Promise<void> {
  if (!config.isLoopback) return;
  if (config.cards === 'sandbox' || config.taka === 'sandbox') {
    const gateway = await startSandboxGateway({
      port: config.sandboxPort,
      webhookUrl: `http://127.0.0.1:${config.port}/api/payments/stripe/webhook`,
      webhookSecret: sandboxKeys.webhookSecret,
      store: sandboxKeys.store,
    });
    lifecycle.onStop('sandbox gateway', gateway.close);
  }
  const ending = new AbortController();
  lifecycle.onStop('drawing ahead', () => ending.abort());
  void warmPictures({ db, drawing, log, signal: ending.signal });
}
