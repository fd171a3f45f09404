import type PgBoss from 'pg-boss';
import type { Pool } from 'pg';
import { deadLetterQueue } from './queue.ts';
import { StartError } from './start-error.ts';

/** How many jobs of one kind are in which state. */
export interface QueueState {
  name: string;
  waiting: number;
  running: number;
  dead: number;
}

/** A job that failed for the last time. */
export interface DeadLetter {
  id: string;
  job: string;
  data: unknown;
  error: string;
  failedAt: Date;
}

const SUFFIX = deadLetterQueue('');

/** All queues with what is in them. */
export async function listQueues(pool: Pool): Promise<QueueState[]> {
  const { rows } = await pool.query<QueueState>(
    `select q.name, count(*) filter (where j.state in ('created', 'retry') and j.name = q.name) as waiting,
            count(*) filter (where j.state = 'active') as running,
            count(*) filter (where j.name = q.dead_letter and j.state < 'active') as dead
     from pgboss.queue q left join pgboss.job j on j.name in (q.name, q.dead_letter)
     where q.dead_letter is not null group by q.name order by q.name`,
  );
  return rows;
}

/** What an operator has to look at, newest first. */
export async function listDeadLetters(pool: Pool): Promise<DeadLetter[]> {
  const { rows } = await pool.query<DeadLetter>(
    `select id, left(name, -${SUFFIX.length}) as job, data, coalesce(output->>'message', output->'value'->>'message', output::text) as error, created_on as "failedAt"
     from pgboss.job where right(name, ${SUFFIX.length}) = '${SUFFIX}' and state < 'active' order by created_on desc limit 500`,
  );
  return rows;
}

/**
 * Gives a dead letter back to its queue, to be tried anew.
 * @throws StartError when there is none with this id
 */
export async function retryDeadLetter(pool: Pool, boss: PgBoss, id: string): Promise<DeadLetter> {
  const letter = (await listDeadLetters(pool)).find((each) => each.id === id);
  if (!letter) throw new StartError(`There is no dead letter ${id}.`);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const db = { executeSql: (text: string, values: unknown[]) => client.query(text, values) };
    await boss.deleteJob(deadLetterQueue(letter.job), id, { db });
    if ((await boss.send(letter.job, letter.data as object, { db })) === null) throw new Error(`the queue ${letter.job} did not take the job`);
    await client.query('commit');
    client.release();
    return letter;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
