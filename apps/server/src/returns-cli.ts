import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { ShopError } from '#kit/errors';
import { money, toMajor } from '#kit/money';
import {
  approveReturn,
  exchangeReturn,
  findReturn,
  listReturns,
  receiveReturn,
  refundReturn,
  rejectReturn,
  type StaffReturn,
} from '#modules/returns';
import { readConfig } from '#platform/config';
import { connect, type Database } from '#platform/database';
import { createLog } from '#platform/log';
import { migrate } from '#platform/migrate';
import { StartError } from '#platform/start-error';

const usage = `npm run returns                              the returns that wait for something
npm run returns -- show NUMBER                 one of them, with all that has happened to it
npm run returns -- approve NUMBER              lets its customer send it
npm run returns -- reject NUMBER REASON        refuses it, before it is sent or after a look at it
npm run returns -- receive NUMBER              it has arrived and goes back on the shelf
npm run returns -- receive NUMBER --worn       it has arrived and cannot be sold again
npm run returns -- refund NUMBER               gives the money back
npm run returns -- exchange NUMBER             packs the other size
  --items 12,13:1   only these items, or as many pieces of them
  --by NAME         who does it; the name of this machine's user if left out`;

interface Command {
  command: string;
  returnNumber: string;
  reason: string;
  by: string;
  pieces: { itemId: number; quantity?: number | undefined }[] | undefined;
  isWorn: boolean;
}

async function workOnReturns(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { by: { type: 'string' }, items: { type: 'string' }, worn: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const [command = 'list', returnNumber = '', ...words] = positionals;
  const by = typeof values.by === 'string' ? values.by : userInfo().username;
  const pieces = typeof values.items === 'string' ? piecesFrom(values.items) : undefined;
  const database = await connect(readConfig(), { attach: true, log: createLog('warn') });
  try {
    await migrate(database);
    await run(database, { command, returnNumber, reason: words.join(' ').trim(), by, pieces, isWorn: values.worn === true });
  } finally {
    await database.close();
  }
}

const commands: Readonly<Record<string, (database: Database, asked: Command) => Promise<void>>> = {
  list: async ({ db }) => {
    const waiting = await listReturns(db);
    if (waiting.length === 0) console.log('No return waits for anything.');
    for (const one of waiting) print(one);
  },
  show: async ({ db }, { returnNumber }) => {
    const one = await findReturn(db, returnNumber);
    print(one);
    for (const { to, actor, reason, at } of one.events) console.log(`  ${at.toISOString()}  ${to}, by ${actor}${reason && `: ${reason}`}`);
  },
  approve: async ({ db }, asked) => {
    await approveReturn(db, asked);
    console.log(`Return ${asked.returnNumber} may be sent.`);
  },
  reject: async ({ db }, asked) => {
    if (asked.reason === '') throw new StartError('Please say why: npm run returns -- reject NUMBER REASON');
    await rejectReturn(db, asked);
    console.log(`Return ${asked.returnNumber} is refused.`);
  },
  receive: async ({ db }, asked) => {
    await receiveReturn(db, { ...asked, isRestocked: !asked.isWorn });
    console.log(`Return ${asked.returnNumber} has arrived.`);
  },
  refund: async ({ db }, asked) => {
    const { amount, currency, creditNote } = await refundReturn(db, asked);
    console.log(`${toMajor(money(amount, currency))} ${currency} go back${creditNote ? `, credit note ${creditNote}` : ''}.`);
  },
  exchange: async ({ db }, asked) => {
    console.log(`Parcel ${await exchangeReturn(db, asked)} is to be sent.`);
  },
};

async function run(database: Database, asked: Command): Promise<void> {
  const work = Object.hasOwn(commands, asked.command) ? commands[asked.command] : undefined;
  if (!work || (asked.command !== 'list' && asked.returnNumber === '')) throw new StartError(usage);
  await work(database, asked);
}

/** `12,13:1` */
function piecesFrom(text: string): Command['pieces'] {
  return text.split(',').map((part) => {
    const match = /^\s*(\d+)(?::(\d+))?\s*$/.exec(part);
    if (!match) throw new StartError(`"${part}" names no item: --items 12,13:1`);
    return { itemId: Number(match[1]), ...(match[2] && { quantity: Number(match[2]) }) };
  });
}

function print({ request, orderNumber, invoiceNumber, currency, items }: StaffReturn): void {
  console.log(
    `\n${request.returnNumber}  ${request.kind}, order ${orderNumber}${invoiceNumber ? ` (${invoiceNumber})` : ''}, ${request.createdAt.toISOString()}`,
  );
  if (request.comments) console.log(`  "${request.comments.replaceAll('\n', '\n  ')}"`);
  for (const { id, quantity, name, color, size, sku, reason, wish, status, refund } of items) {
    const back = refund === null ? '' : `, ${toMajor(money(refund, currency))} ${currency}`;
    console.log(
      `  ${id}  ${quantity} × ${[name, color, size, sku].filter(Boolean).join(', ')}: ${status}${back} (${reason || 'no reason'}, ${wish})`,
    );
  }
}

try {
  await workOnReturns();
} catch (error) {
  if (!(error instanceof StartError || error instanceof ShopError || error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
