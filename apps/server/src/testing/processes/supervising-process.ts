import { runProcess } from '#platform/run-process';
import { runProcesses } from '#server/run-processes';

/** `main.ts` with several processes, whose files are the arguments: web process, worker. */
await runProcess((started) => {
  const [, , web = '', worker = ''] = process.argv;
  return runProcesses(started, { web, worker });
});
