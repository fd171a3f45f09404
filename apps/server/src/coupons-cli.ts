import { parseArgs } from 'node:util';
import { ShopError } from '#kit/errors';
import { fromMajor } from '#kit/money';
import { listActiveCountries } from '#modules/countries';
import { endCoupon, listCoupons, saveCoupon, type NewCoupon } from '#modules/promotions';
import { readConfig } from '#platform/config';
import { connect, type Database } from '#platform/database';
import { createLog } from '#platform/log';
import { migrate } from '#platform/migrate';
import { StartError } from '#platform/start-error';

const usage = `npm run coupons                            all coupons, and how often each has been used
npm run coupons -- add CODE percent 10
npm run coupons -- add CODE amount EUR=5 BDT=600
npm run coupons -- add CODE free-delivery
  --minimum EUR=50     what the goods must be worth; more than one with spaces, in quotes
  --from 2026-12-01    the first day, and --until the last one, both UTC
  --countries SI,DE    where it holds; everywhere if left out
  --uses 100           orders in all, and --each 1 of one mailbox
  --email ANA@…        for this mailbox alone
npm run coupons -- end CODE                holds no more; orders that have it keep it`;

try {
  await run();
} catch (error) {
  if (!(error instanceof StartError || error instanceof ShopError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { minimum: text, from: text, until: text, countries: text, uses: text, each: text, email: text, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const [command = 'list', code = '', ...words] = positionals;
  const database = await connect(readConfig(), { attach: true, log: createLog('warn') });
  try {
    await migrate(database);
    if (command === 'list') await listThem(database);
    else if (command === 'end' && code) await endCoupon(database.db, code);
    else if (command === 'add' && code) await saveCoupon(database.db, await couponFrom(database, { code, words, ...values }));
    else throw new StartError(usage);
    if (command !== 'list') console.log(`${code.toUpperCase()} ${command === 'add' ? 'can be used' : 'holds no more'}.`);
  } finally {
    await database.close();
  }
}

type Asked = { code: string; words: string[] } & Partial<Record<'minimum' | 'from' | 'until' | 'countries' | 'uses' | 'each' | 'email', string>>;

async function couponFrom(database: Database, { code, words: [kind, ...value], ...asked }: Asked): Promise<NewCoupon> {
  return {
    ...benefitFrom(code, kind, value),
    minimums: asked.minimum === undefined ? null : amountsFrom(asked.minimum.split(/\s+/)),
    validFrom: asked.from === undefined ? null : dayFrom(asked.from, 0),
    validUntil: asked.until === undefined ? null : dayFrom(asked.until, 1),
    countryIds: asked.countries === undefined ? null : await idsOf(database, asked.countries),
    mostUses: asked.uses === undefined ? null : countFrom(asked.uses),
    mostUsesEach: asked.each === undefined ? null : countFrom(asked.each),
    boundEmail: asked.email ?? null,
  };
}

function benefitFrom(code: string, kind: string | undefined, value: string[]): Pick<NewCoupon, 'code' | 'kind' | 'basisPoints' | 'amounts'> {
  if (kind === 'free-delivery' && value.length === 0) return { code, kind };
  if (kind === 'amount' && value.length > 0) return { code, kind, amounts: amountsFrom(value) };
  const basisPoints = Math.round(Number(value[0]) * 100);
  if (kind === 'percent' && value.length === 1 && basisPoints > 0 && basisPoints <= 10_000) return { code, kind, basisPoints };
  throw new StartError(usage);
}

/** `EUR=5` → minor units by currency. */
function amountsFrom(pairs: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, currency = '', amount = ''] = /^([A-Za-z]{3})=(\d+(?:\.\d+)?)$/.exec(pair) ?? [];
      if (currency === '') throw new StartError(`"${pair}" is no amount such as EUR=5`);
      return [currency.toUpperCase(), fromMajor(amount, currency.toUpperCase()).amount];
    }),
  );
}

/** @param later days */
function dayFrom(text: string, later: number): Date {
  const day = Date.parse(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day)) throw new StartError(`"${text}" is no day such as 2026-12-01`);
  return new Date(day + later * 24 * 60 * 60 * 1000);
}

function countFrom(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new StartError(`"${text}" is no number of uses`);
  return Number(text);
}

async function idsOf({ db }: Database, codes: string): Promise<number[]> {
  const known = new Map((await listActiveCountries(db)).map(({ code, id }) => [code, id]));
  return codes.split(',').map((code) => {
    const id = known.get(code.trim().toUpperCase());
    if (id === undefined) throw new StartError(`"${code}" is no country of the shop; there are ${[...known.keys()].join(', ')}`);
    return id;
  });
}

async function listThem({ db }: Database): Promise<void> {
  const coupons = await listCoupons(db);
  if (coupons.length === 0) console.log('There is no coupon yet.');
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
