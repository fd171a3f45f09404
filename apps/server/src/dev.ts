import { runShop } from './run-shop.ts';
import { runProcess } from '#platform/run-process';
import { StartError } from '#platform/start-error';
import { openViteFrontends } from '#web/frontends/vite-frontends';

/** `npm run dev`: runs the shop with front ends from their sources. `scripts/dev.mjs` starts it again after each change of the server. */
await runProcess(async (started) => {
  const { isLoopback, publicUrl } = started.config;
  if (!isLoopback)
    throw new StartError(`npm run dev serves source files: PUBLIC_URL ${publicUrl} must name this machine, such as http://localhost:3000.`);
  await runShop(started, openViteFrontends);
});
