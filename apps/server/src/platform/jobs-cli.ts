import { connect } from './database.ts';
import { listDeadLetters, listQueues, retryDeadLetter } from './dead-letters.ts';
import { openQueue } from './queue.ts';
import { runCommand } from './run-process.ts';

/** `npm run jobs`: what waits, runs and lies dead. `npm run jobs -- retry ID`: tries a dead one anew. */
await runCommand(async ({ config, log, lifecycle }) => {
  const database = await connect(config, { log, attach: true });
  lifecycle.onStop('database', database.close);
  const boss = await openQueue(database.pool, log, false);
  lifecycle.onStop('queue', () => boss.stop({ graceful: false }));

  const [, , command, id] = process.argv;
  if (command === 'retry' && id) {
    const { job } = await retryDeadLetter(database.pool, boss, id);
    console.log(`${job} will be tried again.`);
    return;
  }
  for (const { name, waiting, running, dead } of await listQueues(database.pool))
    console.log(`${name}: ${waiting} waiting, ${running} running, ${dead} dead`);
  for (const { id: letter, job, failedAt, data, error } of await listDeadLetters(database.pool)) {
    console.log(`\n${letter}  ${job}  ${failedAt.toISOString()}\n  ${JSON.stringify(data)}\n  ${error}`);
  }
});
