import { Argument } from 'commander';
import { listActiveCountries } from '#modules/countries';
import { endCoupon, listCoupons, saveCoupon, type NewCoupon } from '#modules/promotions';
import type { Db } from '#platform/database';
import { StartError } from '#platform/start-error';
import { countParser, parseAmounts, parseDay, parseDayEnd } from './parse-values.ts';
import { addListCommand, createProgram, runCommand, runWithDatabase } from './run-command.ts';

const program = createProgram('coupons', 'Lists, adds and ends coupons.');

addListCommand(program, 'lists all coupons with their uses', () => runWithDatabase(({ db }) => printCoupons(db)));

type Kind = NewCoupon['kind'];

interface AddOptions {
  minimum?: Record<string, number>;
  from?: Date;
  until?: Date;
  countries?: string;
  uses?: number;
  each?: number;
  email?: string;
}

const parseUses = countParser('uses');
program
  .command('add')
  .description('adds a coupon')
  .argument('<code>', 'the code that customers enter')
  .addArgument(new Argument('<kind>', 'what the coupon gives').choices(['percent', 'amount', 'free-delivery']))
  .argument('[value...]', 'the percentage, or an amount per currency; none for free delivery')
  .option('--minimum <amounts>', 'minimum value of the goods; several in quotes, separated by spaces', (text) => parseAmounts(text.split(/\s+/)))
  .option('--from <day>', 'the first day, UTC', parseDay)
  .option('--until <day>', 'the last day, UTC', parseDayEnd)
  .option('--countries <codes>', 'countries where it applies, separated by commas; default: all')
  .option('--uses <count>', 'maximum number of orders', parseUses)
  .option('--each <count>', 'maximum number of orders per email address', parseUses)
  .option('--email <address>', 'for this email address only')
  .addHelpText(
    'after',
    `
Examples:
  npm run coupons -- add AUTUMN percent 10 --from 2026-12-01 --countries SI,DE
  npm run coupons -- add WELCOME amount EUR=5 BDT=600 --minimum "EUR=50 BDT=6000"
  npm run coupons -- add POST free-delivery --uses 100 --each 1`,
  )
  .action((code: string, kind: Kind, value: string[], options: AddOptions) => {
    const benefit = parseBenefit(kind, value);
    return runWithDatabase(async ({ db }) => {
      const { minimum, from, until, countries, uses, each, email } = options;
      await saveCoupon(db, {
        code,
        ...benefit,
        minimums: minimum ?? null,
        validFrom: from ?? null,
        validUntil: until ?? null,
        countryIds: countries === undefined ? null : await getCountryIds(db, countries),
        mostUses: uses ?? null,
        mostUsesEach: each ?? null,
        boundEmail: email ?? null,
      });
      console.log(`${code.toUpperCase()} can be used.`);
    });
  });

program
  .command('end')
  .description('ends a coupon; orders keep it')
  .argument('<code>', 'the code of the coupon')
  .action((code: string) =>
    runWithDatabase(async ({ db }) => {
      await endCoupon(db, code);
      console.log(`${code.toUpperCase()} is ended.`);
    }),
  );

function parseBenefit(kind: Kind, value: readonly string[]): Pick<NewCoupon, 'kind' | 'basisPoints' | 'amounts'> {
  if (kind === 'free-delivery') {
    if (value.length > 0) throw new StartError('free-delivery takes no value');
    return { kind };
  }
  if (kind === 'amount') {
    if (value.length === 0) throw new StartError('amount takes an amount per currency, such as EUR=5');
    return { kind, amounts: parseAmounts(value) };
  }
  const basisPoints = Math.round(Number(value[0]) * 100);
  if (value.length !== 1 || !(basisPoints > 0 && basisPoints <= 10_000)) throw new StartError('percent takes one number up to 100, such as 10');
  return { kind, basisPoints };
}

async function getCountryIds(db: Db, codes: string): Promise<number[]> {
  const known = new Map((await listActiveCountries(db)).map(({ code, id }) => [code, id]));
  return codes.split(',').map((code) => {
    const id = known.get(code.trim().toUpperCase());
    if (id === undefined) throw new StartError(`"${code}" is not a country of the shop; known countries: ${[...known.keys()].join(', ')}`);
    return id;
  });
}

async function printCoupons(db: Db): Promise<void> {
  const coupons = await listCoupons(db);
  if (coupons.length === 0) console.log('There are no coupons.');
  for (const { code, kind, basisPoints, amounts, uses, mostUses, isActive, validUntil, boundEmail } of coupons) {
    const value =
      kind === 'percent' ? `${(basisPoints ?? 0) / 100} %` : kind === 'amount' ? `${JSON.stringify(amounts)} (minor units)` : 'free delivery';
    const facts = [
      value,
      `used ${uses}${mostUses === null ? '' : ` of ${mostUses}`}`,
      validUntil && `until ${validUntil.toISOString()}`,
      boundEmail && `for ${boundEmail}`,
    ];
    console.log(`${code}  ${[...facts, !isActive && 'ended'].filter(Boolean).join(', ')}`);
  }
}

await runCommand(program);
