import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { ShopError } from '#kit/errors';
import { exponentOf, money, toMajor } from '#kit/money';
import { decidePayment, markRefundSent, paymentsForPeople, refundsByHand } from '#modules/payments';
import { readConfig } from '#platform/config';
import { connect, type Database } from '#platform/database';
import { createLog } from '#platform/log';
import { migrate } from '#platform/migrate';
import { StartError } from '#platform/start-error';

const usage = `npm run payments                            refunds to be sent by hand, payments that wait for a decision
npm run payments -- sent REFUND [BANK-REF]  notes that a refund was sent
npm run payments -- take PAYMENT            takes a payment that its provider warns of
npm run payments -- give-back PAYMENT       gives all of it back and gives the order up
  --by NAME   who does so; the name of this machine's user if left out`;

try {
  await seeToPayments();
} catch (error) {
  if (!(error instanceof StartError || error instanceof ShopError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function seeToPayments(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { by: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const [command = 'list', id, bankRef] = positionals;
  const by = typeof values.by === 'string' ? values.by : userInfo().username;
  const database = await connect(readConfig(), { attach: true, log: createLog('warn') });
  try {
    await migrate(database);
    await run(database, { command, id: Number(id), bankRef, by });
  } finally {
    await database.close();
  }
}

async function run({ db }: Database, { command, id, bankRef, by }: { command: string; id: number; bankRef: string | undefined; by: string }) {
  if (command === 'list') return list({ db });
  if (!['sent', 'take', 'give-back'].includes(command) || !Number.isInteger(id) || id < 1) throw new StartError(usage);
  if (command === 'sent') {
    await markRefundSent(db, id, { by, bankRef });
    console.log(`Refund ${id} is noted as sent.`);
    return;
  }
  await decidePayment(db, id, command === 'take' ? 'take' : 'give-back');
  console.log(`Payment ${id} ${command === 'take' ? 'is taken.' : 'goes back.'}`);
}

async function list({ db }: Pick<Database, 'db'>): Promise<void> {
  const [refunds, payments] = [await refundsByHand(db), await paymentsForPeople(db)];
  if (refunds.length + payments.length === 0) console.log('No refund and no payment waits for anybody.');
  for (const { refund, provider } of refunds) {
    const why = provider ? `${provider} refused it` : 'paid in cash';
    const to = Object.entries(refund.payOut ?? {}).map(([name, value]) => `${name}: ${value}`);
    const about = `order ${refund.reference}, ${refund.cause}, ${why}, since ${refund.createdAt.toISOString().slice(0, 10)}`;
    console.log(
      `\nRefund ${refund.id}  ${shown(refund.amount, refund.currency)}\n  ${about}\n  ${to.join(', ') || 'ask the customer where it goes'}`,
    );
  }
  for (const { id, reference, provider, why, asked, came } of payments) {
    const words = why === 'risky' ? `${provider} warns of it` : `asked for ${shown(asked, came.currency)}`;
    console.log(`\nPayment ${id}  ${shown(came.amount, came.currency)}\n  order ${reference}, ${words}`);
  }
}

const shown = (amount: number, currency: string): string => `${toMajor(money(amount, currency)).toFixed(exponentOf(currency))} ${currency}`;
