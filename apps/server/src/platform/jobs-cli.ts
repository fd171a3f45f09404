import { connect } from './database.ts';
import { listDeadLetters, listQueues, retryDeadLetters } from './dead-letters.ts';
import { runCommand } from './run-process.ts';
import { StartError } from './start-error.ts';
import { inTransaction } from './transaction.ts';

/** `npm run jobs`: what waits, runs and lies dead. `npm run jobs -- retry ID`: tries a dead one anew. */
await runCommand(async ({ config, log, lifecycle }) => {
  const database = await connect(config, { log, attach: true });
  lifecycle.onStop('database', database.close);
  const { db } = database;

  const [, , command, id] = process.argv;
  if (command === 'retry' && id) {
    const [letter] = await inTransaction(db, (tx) => retryDeadLetters(tx, { id }));
    if (!letter) throw new StartError(`There is no dead letter ${id}.`);
    console.log(`${letter.job} will be tried again.`);
    return;
  }
  for (const { name, waiting, running, dead } of await listQueues(db)) console.log(`${name}: ${waiting} waiting, ${running} running, ${dead} dead`);
  for (const { id: letter, job, failedAt, data, error } of await listDeadLetters(db)) {
    console.log(`\n${letter}  ${job}  ${failedAt.toISOString()}\n  ${JSON.stringify(data)}\n  ${error}`);
  }
});
