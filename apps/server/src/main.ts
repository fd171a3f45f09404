import { fileURLToPath } from 'node:url';
import { runProcesses } from './run-processes.ts';
import { runShop } from './run-shop.ts';
import { runProcess } from '#platform/run-process';
import { openBuiltFrontends } from '#web/frontends/built-frontends';

/** Returns the path of an entry of the build, which is next to this file. */
const getEntry = (name: string): string => fileURLToPath(new URL(`./${name}.js`, import.meta.url));

/** `npm start`: runs the shop with its built front ends, in one process or in several. */
await runProcess((started) =>
  started.config.webProcesses > 1
    ? runProcesses(started, { web: getEntry('web-process'), worker: getEntry('worker') })
    : runShop(started, openBuiltFrontends),
);
