import { runProcess } from '#platform/run-process';
import { runWeb } from '#server/run-web';
import type { OpenFrontends } from '#web/frontends/frontends';

/** Front ends without a build. Each page is the id of the process that answers. */
const openFrontends: OpenFrontends = () =>
  Promise.resolve({
    isBuilt: true,
    storefront: { mountFiles: () => undefined, answer: () => Promise.resolve(new Response(String(process.pid))) },
    backOffice: { mountFiles: () => undefined, getPage: () => Promise.resolve('') },
    close: () => Promise.resolve(),
  });

/** `web-process.ts` without the built front ends. */
await runProcess((started) => runWeb(started, openFrontends));
