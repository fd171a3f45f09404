import { getExponent, money, toMajor } from '#kit/money';
import { decidePayment, markRefundSent, listDisputes, listDoubtfulPayments, listManualRefunds } from '#modules/payments';
import type { Db } from '#platform/database';
import { createActorOption, getActor, parseId } from './parse-values.ts';
import { addListCommand, createProgram, runCommand, runWithDatabase } from './run-command.ts';

const program = createProgram('payments', 'Records manual refunds and decides on payments.').addOption(createActorOption());

addListCommand(program, 'lists refunds to send manually, payments that need a decision and open disputes', () =>
  runWithDatabase(({ db }) => printOpenPayments(db)),
);

program
  .command('sent')
  .description('marks a refund as sent')
  .argument('<refund>', 'id of the refund', parseId)
  .argument('[bank-ref]', "the bank's reference of the transfer")
  .action((id: number, bankRef: string | undefined) =>
    runWithDatabase(async ({ db }) => {
      await markRefundSent(db, id, { by: getActor(program.opts()), bankRef });
      console.log(`Refund ${id} is marked as sent.`);
    }),
  );

program
  .command('take')
  .description('accepts a payment that its provider flagged as risky')
  .argument('<payment>', 'id of the payment', parseId)
  .action((id: number) =>
    runWithDatabase(async ({ db }) => {
      await decidePayment(db, id, 'take');
      console.log(`Payment ${id} is accepted.`);
    }),
  );

program
  .command('give-back')
  .description('refunds a payment in full and cancels the order')
  .argument('<payment>', 'id of the payment', parseId)
  .action((id: number) =>
    runWithDatabase(async ({ db }) => {
      await decidePayment(db, id, 'give-back');
      console.log(`Payment ${id} is refunded.`);
    }),
  );

async function printOpenPayments(db: Db): Promise<void> {
  const [refunds, payments] = [await listManualRefunds(db), await listDoubtfulPayments(db)];
  if (refunds.length + payments.length === 0) console.log('There are no refunds to send and no payments to decide.');
  for (const { refund, provider } of refunds) {
    const why = provider ? `${provider} refused it` : 'paid in cash';
    const to = Object.entries(refund.payOut ?? {}).map(([name, value]) => `${name}: ${value}`);
    const about = `order ${refund.reference}, ${refund.cause}, ${why}, since ${refund.createdAt.toISOString().slice(0, 10)}`;
    console.log(
      `\nRefund ${refund.id}  ${formatAmount(refund.amount, refund.currency)}\n  ${about}\n  ${to.join(', ') || 'ask the customer for an account'}`,
    );
  }
  for (const { reference, provider, kind, status, amount, currency, reason, evidenceUntil, evidenceUrl } of await listDisputes(db)) {
    const deadline = evidenceUntil ? `, evidence until ${evidenceUntil.toISOString().slice(0, 10)}` : '';
    console.log(
      `\n${kind} of ${formatAmount(amount, currency)} at ${provider}, ${status}${deadline}\n  order ${reference}, ${reason}\n  ${evidenceUrl}`,
    );
  }
  for (const { id, reference, provider, why, asked, came } of payments) {
    const words = why === 'risky' ? `${provider} flagged it as risky` : `asked for ${formatAmount(asked, came.currency)}`;
    console.log(`\nPayment ${id}  ${formatAmount(came.amount, came.currency)}\n  order ${reference}, ${words}`);
  }
}

function formatAmount(amount: number, currency: string): string {
  return `${toMajor(money(amount, currency)).toFixed(getExponent(currency))} ${currency}`;
}

await runCommand(program);
