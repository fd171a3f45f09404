import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/embedded-postgres';

/** Inserts rows and prints each committed number until it is killed. */
const server = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' });
const client = new pg.Client(server.connection);
await client.connect();
await client.query('create table if not exists sales (number int primary key)');
for (let number = 1; ; number += 1) {
  await client.query('insert into sales values ($1)', [number]);
  process.stdout.write(`${number}\n`);
}
