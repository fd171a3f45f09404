import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { parseMajor } from '#kit/money';
import {
  bookRemittance,
  cancelLines,
  computeCashDue,
  CashDiffers,
  confirmOrder,
  deliverShipment,
  recordFailedDelivery,
  importDeliveries,
  recordLostShipment,
  packShipment,
  resolveParcelNumber,
  refuseOrder,
  returnToSender,
  shipShipment,
  type Shipment,
} from '#modules/fulfilment';
import { getOrderByNumber } from '#modules/orders';
import { unpackParcel } from '#modules/returns';
import { StartError } from '#platform/start-error';
import { describeOpenOrders, formatAmount } from './order-queue/describe-open-orders.ts';
import { parsePieces } from './order-queue/parse-pieces.ts';
import { createActorOption, getActor, joinWords } from './parse-values.ts';
import { addListCommand, createProgram, runCommand, runWithDatabase } from './run-command.ts';

const program = createProgram('orders', 'Shows and processes the order queue.')
  .option('--why <text>', 'the reason, for the history')
  .addOption(createActorOption())
  .addHelpText(
    'after',
    `
An order is named by its order number or invoice number; a parcel by its number, or by its order's if there is only one parcel.

Examples:
  npm run orders -- pack 7KQ4M-X2RPA SHIRT-NAVY-M=2
  npm run orders -- cancel-lines 7KQ4M-X2RPA SHIRT-NAVY-M=1 --why "sold out"`,
  );

/** Returns the options of all commands with their defaults. */
function getOptions(): { why: string; actor: string } {
  const options = program.opts<{ why?: string; by?: string }>();
  return { why: options.why ?? '', actor: getActor(options) };
}

/** Returns the reason from the option, or otherwise from the remaining words. */
const getReason = (words: readonly string[]): string => getOptions().why || joinWords(words);

addListCommand(program, 'lists the open work', () => runWithDatabase(async ({ db }) => console.log(await describeOpenOrders(db))));

addOrderCommand('confirm', 'confirms an order that waits for confirmation')
  .argument('[why...]', 'the reason, for the history')
  .action((order: string, words: string[]) =>
    runWithDatabase(async ({ db }) => {
      const { orderNumber } = await getOrderByNumber(db, order);
      const status = await confirmOrder(db, { orderNumber, actor: getOptions().actor, reason: getReason(words) });
      console.log(`Order ${orderNumber} is confirmed: ${status}.`);
    }),
  );

addOrderCommand('refuse', 'refuses it; the customer does not see the reason')
  .argument('[why...]', 'the reason, unless --why gives it')
  .action((order: string, words: string[]) => {
    const reason = getReason(words);
    if (reason === '') throw new StartError('Give the reason: npm run orders -- refuse ORDER REASON');
    return runWithDatabase(async ({ db }) => {
      const { orderNumber } = await getOrderByNumber(db, order);
      await refuseOrder(db, { orderNumber, actor: getOptions().actor, reason });
      console.log(`Order ${orderNumber} is refused; its pieces are back in stock.`);
    });
  });

addOrderCommand('pack', 'packs all remaining pieces, or only these')
  .argument('[pieces...]', 'SKUs with numbers of pieces, such as SHIRT-NAVY-M=2')
  .action((order: string, words: string[]) =>
    runWithDatabase(async ({ db }) => {
      const found = await getOrderByNumber(db, order);
      const pieces = words.length > 0 ? await parsePieces(db, found, words) : undefined;
      const { why, actor } = getOptions();
      const parcel = await packShipment(db, { orderNumber: found.orderNumber, pieces, actor, reason: why });
      console.log(
        `Parcel ${parcel.number} is packed: ${parcel.items.reduce((sum, { quantity }) => sum + quantity, 0)} pieces, for ${parcel.carrier}.`,
      );
    }),
  );

addParcelCommand('ship', 'marks it as shipped')
  .argument('[tracking]', 'tracking number; none for a pickup')
  .argument('[carrier...]', 'name of the carrier')
  .action((parcel: string, trackingNumber: string | undefined, carrier: string[]) =>
    runWithDatabase(async ({ db }) => {
      const number = await resolveParcelNumber(db, parcel, ['PACKED']);
      const { why, actor } = getOptions();
      await shipShipment(db, { number, trackingNumber, carrier: carrier.join(' '), actor, reason: why });
      console.log(`Parcel ${number.toUpperCase()} is on its way.`);
    }),
  );

addOutcomeCommand('unpack', 'opens a packed parcel, so that it is not shipped', {
  states: ['PACKED'],
  operation: unpackParcel,
  result: 'is unpacked: pack its pieces again, or cancel them',
});
addOutcomeCommand('deliver', 'marks it as delivered', {
  states: ['SHIPPED', 'UNDELIVERED'],
  operation: deliverShipment,
  result: 'has arrived',
});
addOutcomeCommand('fail', 'records a failed delivery; the carrier may try again', {
  states: ['SHIPPED'],
  operation: recordFailedDelivery,
  result: 'could not be delivered; deliver it later, or mark it as returned',
});
addOutcomeCommand('back', 'marks it as returned: restocks and refunds it', {
  states: ['SHIPPED', 'UNDELIVERED'],
  operation: returnToSender,
  result: 'is returned: its pieces are back in stock, and the amount paid for them is refunded',
});
addOutcomeCommand('lost', 'marks it as lost: refunds it', {
  states: ['SHIPPED', 'UNDELIVERED'],
  operation: recordLostShipment,
  result: 'is marked as lost; the amount paid for it is refunded',
});

addOrderCommand('remit', 'books cash that the carrier has remitted')
  .argument('[amount]', 'the amount, such as 49.90; without it, the amount that is due is shown')
  .argument('[reference...]', "the carrier's reference")
  .action((name: string, amount: string | undefined, reference: string[]) =>
    runWithDatabase(async ({ db }) => {
      const order = await getOrderByNumber(db, name);
      const { orderNumber, currency } = order;
      if (!amount || !/^\d+([.,]\d+)?$/.test(amount))
        throw new StartError(`How much? To come for ${orderNumber}: ${formatAmount(await computeCashDue(db, order), currency)}`);
      const collected = parseMajor(amount.replace(',', '.'), currency).amount;
      const remittance = { orderNumber, amount: collected, reference: reference.join(' '), actor: getOptions().actor };
      await bookRemittance(db, remittance).catch((error: unknown) => {
        if (!(error instanceof CashDiffers)) throw error;
        const due = formatAmount(Number(error.params.due), currency);
        throw new StartError(
          `${orderNumber}: ${due} were to be collected, not ${formatAmount(collected, currency)}. Settle that with the carrier first.`,
        );
      });
      console.log(`The cash for order ${orderNumber} is booked: it is complete.`);
    }),
  );

addOrderCommand('cancel-lines', 'cancels pieces that are not packed; --why is required')
  .argument('<pieces...>', 'SKUs with numbers of pieces, such as SHIRT-NAVY-M=1')
  .action((name: string, words: string[]) => {
    const { why, actor } = getOptions();
    if (why === '') throw new StartError('Give the pieces and the reason: npm run orders -- cancel-lines ORDER SKU=1 --why TEXT');
    return runWithDatabase(async ({ db }) => {
      const order = await getOrderByNumber(db, name);
      const pieces = await parsePieces(db, order, words);
      await cancelLines(db, { orderNumber: order.orderNumber, pieces, actor, reason: why });
      console.log(`Removed from order ${order.orderNumber}; the amount paid for it is refunded.`);
    });
  });

program
  .command('import-deliveries')
  .description("imports a carrier's CSV: tracking number, status, time")
  .argument('<file>', 'the CSV file')
  .action((file: string) => {
    const text = readFileSync(file, 'utf8');
    return runWithDatabase(async ({ db }) => {
      const reports = await importDeliveries(db, { text, actor: getOptions().actor });
      const count = (outcome: string) => reports.filter((row) => row.outcome === outcome).length;
      const problems = reports.filter(({ outcome }) => outcome === 'refused');
      console.log(`${count('done')} parcels updated, ${count('known')} already up to date, ${problems.length} rows not understood.`);
      for (const { line, about, message } of problems) console.log(`  line ${line}: ${about || '(no number)'}: ${message}`);
    });
  });

function addOrderCommand(name: string, description: string): Command {
  return program.command(name).description(description).argument('<order>', 'order or invoice number');
}

function addParcelCommand(name: string, description: string): Command {
  return program.command(name).description(description).argument('<parcel>', "number of the parcel, or of its order if it is the order's only one");
}

/** Outcome of a delivery: the previous states, the operation and the end of the printed sentence. */
interface Outcome {
  states: readonly Shipment['status'][];
  operation: typeof deliverShipment;
  result: string;
}

/** Adds a command that records the outcome of a delivery. */
function addOutcomeCommand(name: string, description: string, { states, operation, result }: Outcome): void {
  addParcelCommand(name, description)
    .argument('[why...]', 'the reason, for the history')
    .action((parcel: string, words: string[]) =>
      runWithDatabase(async ({ db }) => {
        const number = await resolveParcelNumber(db, parcel, states);
        await operation(db, { number, actor: getOptions().actor, reason: getReason(words) });
        console.log(`Parcel ${number.toUpperCase()} ${result}.`);
      }),
    );
}

await runCommand(program);
