import { runWeb } from './run-web.ts';
import { runProcess } from '#platform/run-process';
import { openBuiltFrontends } from '#web/frontends/built-frontends';

/** One of the web processes that `main.ts` starts if `WORKERS` is greater than 1. */
await runProcess((started) => runWeb(started, openBuiltFrontends));
