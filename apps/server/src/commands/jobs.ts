import { sql } from 'drizzle-orm';
import { listDeadLetters, listQueues, retryDeadLetters } from '#platform/jobs/dead-letters';
import type { Db } from '#platform/database';
import { StartError } from '#platform/start-error';
import { inTransaction } from '#platform/transaction';
import { addListCommand, createProgram, runCommand, runWithDatabase } from './run-command.ts';

const program = createProgram('jobs', 'Shows the job queues and retries dead jobs.');

addListCommand(program, 'lists waiting, running and dead jobs', () => runWithDatabase(({ db }) => printJobs(db), { migrates: false }));

program
  .command('retry')
  .description('retries a dead job')
  .argument('<id>', 'id of the dead job')
  .action((id: string) =>
    runWithDatabase(
      async ({ db }) => {
        await assertQueues(db);
        const [letter] = await inTransaction(db, (tx) => retryDeadLetters(tx, { id }));
        if (!letter) throw new StartError(`There is no dead job ${id}.`);
        console.log(`${letter.job} will be retried.`);
      },
      { migrates: false },
    ),
  );

/** @throws StartError before the first start of the shop, which creates the queues */
async function assertQueues(db: Db): Promise<void> {
  const { rows } = await db.execute<{ version: string | null }>(sql`select to_regclass('pgboss.version')::text as version`);
  if (!rows[0]?.version) throw new StartError('There are no job queues yet: the first start of the shop creates them.');
}

async function printJobs(db: Db): Promise<void> {
  await assertQueues(db);
  for (const { name, waiting, running, dead } of await listQueues(db)) console.log(`${name}: ${waiting} waiting, ${running} running, ${dead} dead`);
  for (const { id, job, failedAt, data, error } of await listDeadLetters(db)) {
    console.log(`\n${id}  ${job}  ${failedAt.toISOString()}\n  ${JSON.stringify(data)}\n  ${error}`);
  }
}

await runCommand(program);
