import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { ShopError } from '#kit/errors';
import { approveReview, listPendingReviews, rejectReview } from '#modules/reviews';
import { readConfig } from '#platform/config';
import { connect, type Database } from '#platform/database';
import { createLog } from '#platform/log';
import { migrate } from '#platform/migrate';
import { StartError } from '#platform/start-error';

const usage = `npm run reviews                          the reviews that wait for a decision
npm run reviews -- approve ID              shows one from now on
npm run reviews -- reject ID REASON        does not show it, or no more
  --by NAME   who decides; the name of this machine's user if left out`;

try {
  await decideReviews();
} catch (error) {
  if (!(error instanceof StartError || error instanceof ShopError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function decideReviews(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { by: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const [command = 'list', id, ...words] = positionals;
  const by = typeof values.by === 'string' ? values.by : userInfo().username;
  const config = readConfig();
  const database = await connect(config, { attach: true, log: createLog('warn') });
  try {
    await migrate(database);
    await decide(database, { command, reviewId: Number(id), reason: words.join(' ').trim(), by });
  } finally {
    await database.close();
  }
}

async function decide(
  { db }: Database,
  { command, reviewId, reason, by }: { command: string; reviewId: number; reason: string; by: string },
): Promise<void> {
  if (command === 'list') return listThem({ db });
  if ((command !== 'approve' && command !== 'reject') || !Number.isInteger(reviewId) || reviewId < 1) throw new StartError(usage);
  if (command === 'reject' && reason === '') throw new StartError('Please say why: npm run reviews -- reject ID REASON');
  await (command === 'approve' ? approveReview(db, { reviewId, by, reason }) : rejectReview(db, { reviewId, by, reason }));
  console.log(`Review ${reviewId} is ${command === 'approve' ? 'shown from now on' : 'not shown'}.`);
}

async function listThem({ db }: Pick<Database, 'db'>): Promise<void> {
  const waiting = await listPendingReviews(db);
  if (waiting.length === 0) console.log('No review waits for a decision.');
  for (const { id, product, orderNumber, author, stars, fit, text, createdAt } of waiting) {
    const facts = [`order ${orderNumber}`, createdAt.toISOString().slice(0, 10), fit && `fit: ${fit}`].filter(Boolean).join(', ');
    console.log(`\n${id}  ${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}  ${product}\n  ${author}, ${facts}\n  ${text.replaceAll('\n', '\n  ')}`);
  }
}
