import { startSandboxGateway } from '@selvedge/sandbox-gateway';
import { sandboxKeys } from '#modules/payments';
import type { Lifecycle } from '#platform/lifecycle';
import type { Services } from '#platform/services';
import { startProgress } from './progress.ts';
import { renderFirstPictures, type Drawing } from './warm-pictures.ts';

/** Starts the additional parts of a shop on loopback: the payment sandbox, and rendering of images before they are requested. */
export async function openDemo({ config, db, log }: Services, { drawing, lifecycle }: { drawing: Drawing; lifecycle: Lifecycle }): Promise<void> {
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
  if (!config.drawsDemoPicturesAhead) return;
  const ending = new AbortController();
  lifecycle.onStop('drawing ahead', () => ending.abort());
  void renderFirstPictures({ db, drawing, log, progress: startProgress, signal: ending.signal });
}
