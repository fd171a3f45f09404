import { startSandboxGateway } from '@selvedge/sandbox-gateway';
import { getSandboxAccounts, usesSandbox } from '#modules/payments';
import type { Lifecycle } from '#platform/lifecycle';
import type { Services } from '#platform/services';
import { startProgress } from './progress.ts';
import { renderFirstPictures, type Drawing } from './warm-pictures.ts';

/** Starts the additional parts of a shop on loopback: the payment sandbox, and rendering of images before they are requested. */
export async function openDemo({ config, db, log }: Services, { drawing, lifecycle }: { drawing: Drawing; lifecycle: Lifecycle }): Promise<void> {
  if (!config.isLoopback) return;
  if (usesSandbox(config)) {
    const gateway = await startSandboxGateway({
      port: config.sandboxPort,
      accounts: getSandboxAccounts(`http://127.0.0.1:${config.port}`),
    });
    lifecycle.onStop('sandbox gateway', gateway.close);
  }
  if (!config.drawsDemoPicturesAhead) return;
  const ending = new AbortController();
  lifecycle.onStop('drawing ahead', () => ending.abort());
  void renderFirstPictures({ db, drawing, log, progress: startProgress, signal: ending.signal });
}
