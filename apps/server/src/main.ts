import { runShop } from './run-shop.ts';
import { runProcess } from '#platform/run-process';
import { openBuiltFrontends } from '#web/frontends/built-frontends';

/** `npm start`: runs the shop with its built front ends. */
await runProcess((started) => runShop(started, openBuiltFrontends));
