import { money, toMajor } from '#kit/money';
import { approveReturn, sendExchange, findReturn, listReturns, receiveReturn, refundReturn, rejectReturn, type AdminReturn } from '#modules/returns';
import type { Db } from '#platform/database';
import { StartError } from '#platform/start-error';
import { createActorOption, getActor, joinWords } from './parse-values.ts';
import { addListCommand, createProgram, runCommand, runWithDatabase } from './run-command.ts';

interface Piece {
  itemId: number;
  quantity?: number | undefined;
}

const program = createProgram('returns', 'Approves, receives, refunds and exchanges returns.')
  .option('--items <items>', 'only these items, or this many pieces of them, such as 12,13:1', parsePieces)
  .addOption(createActorOption());

addListCommand(program, 'lists the open returns', () => runWithDatabase(({ db }) => printOpenReturns(db)));

program
  .command('show')
  .description('shows a return with its history')
  .argument('<number>', 'number of the return')
  .action((returnNumber: string) => runWithDatabase(({ db }) => printHistory(db, returnNumber)));

addReturnCommand('approve', 'approves it, so that the customer can send it').action((returnNumber: string, words: string[]) =>
  changeReturn(async (db) => {
    await approveReturn(db, getChange(returnNumber, words));
    console.log(`Return ${returnNumber} may be sent.`);
  }),
);

addReturnCommand('reject', 'rejects it, before it is sent or after inspection', '<reason...>').action((returnNumber: string, words: string[]) => {
  const change = getChange(returnNumber, words);
  if (change.reason === '') throw new StartError('The reason is missing: npm run returns -- reject NUMBER REASON');
  return changeReturn(async (db) => {
    await rejectReturn(db, change);
    console.log(`Return ${returnNumber} is rejected.`);
  });
});

addReturnCommand('receive', 'records its arrival and restocks it')
  .option('--worn', 'does not restock it')
  .action((returnNumber: string, words: string[], { worn = false }: { worn?: boolean }) =>
    changeReturn(async (db) => {
      await receiveReturn(db, { ...getChange(returnNumber, words), isRestocked: !worn });
      console.log(`Return ${returnNumber} has arrived.`);
    }),
  );

addReturnCommand('refund', 'refunds it').action((returnNumber: string, words: string[]) =>
  changeReturn(async (db) => {
    const { amount, currency, creditNote } = await refundReturn(db, getChange(returnNumber, words));
    console.log(`${toMajor(money(amount, currency))} ${currency} refunded${creditNote ? `, credit note ${creditNote}` : ''}.`);
  }),
);

addReturnCommand('exchange', 'packs the new size').action((returnNumber: string, words: string[]) =>
  changeReturn(async (db) => console.log(`Parcel ${await sendExchange(db, getChange(returnNumber, words))} can be sent.`)),
);

/** Adds a command that changes a return. */
function addReturnCommand(name: string, description: string, reason: '[reason...]' | '<reason...>' = '[reason...]') {
  return program.command(name).description(description).argument('<number>', 'number of the return').argument(reason, 'the reason, for the history');
}

function getChange(returnNumber: string, words: readonly string[]) {
  const options = program.opts<{ items?: Piece[]; by?: string }>();
  return { returnNumber, reason: joinWords(words), by: getActor(options), pieces: options.items };
}

/** Runs a change. Reports a quantity that an item does not have as an operator error. */
function changeReturn(change: (db: Db) => Promise<void>): Promise<void> {
  return runWithDatabase(async ({ db }) => {
    try {
      await change(db);
    } catch (error) {
      throw error instanceof RangeError ? new StartError(error.message, { cause: error }) : error;
    }
  });
}

async function printOpenReturns(db: Db): Promise<void> {
  const waiting = await listReturns(db);
  if (waiting.length === 0) console.log('There are no open returns.');
  for (const one of waiting) printReturn(one);
}

async function printHistory(db: Db, returnNumber: string): Promise<void> {
  const one = await findReturn(db, returnNumber);
  printReturn(one);
  for (const { to, actor, reason, at } of one.events) console.log(`  ${at.toISOString()}  ${to}, by ${actor}${reason && `: ${reason}`}`);
}

/** Parses `12,13:1`: item ids with optional quantities. */
function parsePieces(text: string): Piece[] {
  return text.split(',').map((part) => {
    const match = /^\s*(\d+)(?::(\d+))?\s*$/.exec(part);
    if (!match) throw new StartError(`"${part}" names no item: --items 12,13:1`);
    return { itemId: Number(match[1]), ...(match[2] && { quantity: Number(match[2]) }) };
  });
}

function printReturn({ request, orderNumber, invoiceNumber, currency, items }: AdminReturn): void {
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

await runCommand(program);
