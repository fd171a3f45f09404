import { Argument } from 'commander';
import { listActiveCountries } from '#modules/countries';
import { discountRules, endCoupon, listCoupons, saveCoupon, summariseTerms, type RuleField, type RuleTerms } from '#modules/promotions';
import type { Db } from '#platform/database';
import { StartError } from '#platform/start-error';
import { countParser, parseAmounts, parseDay, parseDayEnd, parseId } from './parse-values.ts';
import { addListCommand, createProgram, runCommand, runWithDatabase } from './run-command.ts';

const program = createProgram('coupons', 'Lists, adds and ends coupons.');

addListCommand(program, 'lists all coupons with their uses', () => runWithDatabase(({ db }) => printCoupons(db)));

const rules = discountRules.filter(({ uses }) => uses.includes('coupon'));

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
  .addArgument(new Argument('<kind>', 'what the coupon gives').choices(rules.map(({ kind }) => kind)))
  .argument('[value...]', 'the percentage, or an amount per currency; several fields as name=value; none for free delivery')
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
  .action((code: string, kind: string, value: string[], options: AddOptions) => {
    const terms = parseTerms(kind, value);
    return runWithDatabase(async ({ db }) => {
      const { minimum, from, until, countries, uses, each, email } = options;
      await saveCoupon(db, {
        code,
        kind,
        terms,
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

/** Parses the fields of a rule: the value of its only field, or `name=value` for each field. */
function parseTerms(kind: string, words: readonly string[]): RuleTerms {
  const fields = Object.entries(rules.find((rule) => rule.kind === kind)?.fields ?? {});
  const [only] = fields;
  if (!only) {
    if (words.length > 0) throw new StartError(`${kind} takes no value`);
    return {};
  }
  if (fields.length === 1) return { [only[0]]: parseField(`${kind} takes`, only[1].type, words) };
  const values = new Map(words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]));
  const unknown = [...values.keys()].find((name) => !fields.some(([field]) => field === name));
  if (unknown !== undefined) throw new StartError(`${kind} takes ${fields.map(([name]) => `${name}=…`).join(' ')}`);
  return Object.fromEntries(
    fields.map(([name, { type }]) => [name, parseField(`${name} is`, type, values.get(name)?.split(',').filter(Boolean) ?? [])]),
  );
}

/** @param subject start of the error message if the words are invalid */
function parseField(subject: string, type: RuleField['type'], words: readonly string[]): RuleTerms[string] {
  if (type === 'amounts') {
    if (words.length === 0) throw new StartError(`${subject} an amount per currency, such as EUR=5`);
    return parseAmounts(words);
  }
  if (type === 'products' || type === 'categories') return words.map(parseId);
  const number = Number(words[0]) * (type === 'percent' ? 100 : 1);
  const isRate = type === 'percent' && number > 0 && number <= 10_000;
  if (words.length === 1 && (isRate || (type === 'pieces' && Number.isSafeInteger(number) && number > 0))) return Math.round(number);
  throw new StartError(`${subject} one ${type === 'percent' ? 'number up to 100, such as 10' : 'number of pieces, such as 2'}`);
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
  for (const { code, kind, terms, uses, mostUses, isActive, validUntil, boundEmail } of coupons) {
    const facts = [
      summariseTerms({ kind, terms }),
      `used ${uses}${mostUses === null ? '' : ` of ${mostUses}`}`,
      validUntil && `until ${validUntil.toISOString()}`,
      boundEmail && `for ${boundEmail}`,
    ];
    console.log(`${code}  ${[...facts, !isActive && 'ended'].filter(Boolean).join(', ')}`);
  }
}

await runCommand(program);
