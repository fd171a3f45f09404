import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runShop } from './run-shop.ts';
import { projectRoot } from '#platform/paths';
import { runProcess } from '#platform/run-process';
import { StartError } from '#platform/start-error';
import { openViteFrontends } from '#web/frontends/vite-frontends';

/** `npm run dev`: runs the shop with front ends from their sources. `scripts/dev.mjs` restarts the shop after each change of the server. */
await runProcess(async (started) => {
  const { isLoopback, publicUrl } = started.config;
  if (!isLoopback)
    throw new StartError(`npm run dev serves source files: PUBLIC_URL ${publicUrl} must name this machine, such as http://localhost:3000.`);
  await runShop(started, openViteFrontends);
  // Generates the types of the API calls from the routes. Only editors and the type check use these types, so the shop does not wait for them.
  spawn(process.execPath, [join(projectRoot, 'packages/api-client/scripts/generate.mjs')], { stdio: ['ignore', 'ignore', 'inherit'] });
});
