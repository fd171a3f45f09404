import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { ShopError } from '#kit/errors';
import { findLanguage } from '#modules/countries';
import { readConfig } from '#platform/config';
import { connect, type Database } from '#platform/database';
import { createLog } from '#platform/log';
import { migrate } from '#platform/migrate';
import { StartError } from '#platform/start-error';
import { openTagFeed } from '#platform/tag-feed';
import { startProgress } from './demo/progress.ts';
import { applyImport } from './import/apply-import.ts';
import { readContact } from './import/contact.ts';
import type { ImportOptions } from './import/import-options.ts';
import { planImport } from './import/plan-import.ts';
import { readMerchantFile } from './import/read-merchant-file.ts';
import { problemLine, reportPlan } from './import/report-plan.ts';

const usage = `npm run import -- FILE --currency EUR [options]
Brings products in from Shopify's product CSV. First it shows what it would do; nothing is changed before you say so.

  --currency EUR      the currency of the file's prices
  --maker "Name, Street, Postcode City, CC, mail"        who made the goods
  --responsible "Name, Street, Postcode City, CC, mail"  who answers in the Union for a maker outside it
  --brand NAME        goes before the file's vendor
  --audience KIND     women, men or kids: for products that do not say
  --language en       the language of the file's texts
  --rate CUR=142.5    how many CUR one euro is; may be repeated
  --waive             publishes what lacks what the law asks for: on a test shop on this machine only
  --dry-run           shows what would be done, and ends
  --apply, --yes      does not ask
  --all-or-nothing    one product with an error keeps all out`;

/** `npm run import`: a merchant's products, dry run first. Ends with 1 when something was refused. */
try {
  await importFile();
} catch (error) {
  if (!(error instanceof StartError || error instanceof ShopError || isUsageError(error))) throw error;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function importFile(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      currency: { type: 'string' },
      maker: { type: 'string' },
      responsible: { type: 'string' },
      brand: { type: 'string' },
      audience: { type: 'string' },
      language: { type: 'string', default: 'en' },
      rate: { type: 'string', multiple: true, default: [] },
      waive: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      apply: { type: 'boolean', default: false },
      yes: { type: 'boolean', short: 'y', default: false },
      'all-or-nothing': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [file] = positionals;
  if (values.help || !file || positionals.length > 1) {
    console.log(usage);
    if (!values.help) process.exitCode = 1;
    return;
  }
  if (!/^[A-Z]{3}$/.test(values.currency ?? '')) throw new StartError("--currency says what the file's prices are in, such as --currency EUR");
  if (values['dry-run'] && (values.apply || values.yes)) throw new StartError('--dry-run changes nothing: leave out --apply');
  const config = readConfig();
  if (values.waive && !config.isLoopback) throw new StartError('--waive is for test shops: this one can be reached from outside');
  const bytes = readFile(file);

  const log = createLog('warn');
  const database = await connect(config, { attach: true, log });
  // A shop that runs beside us hears of what we change.
  const feed = openTagFeed({ redisUrl: config.redisUrl, database, log });
  try {
    await migrate(database);
    const language = await findLanguage(database.db, values.language);
    if (!language) throw new StartError(`--language ${values.language} is none of the shop's; has it been seeded?`);
    await bringIn(database, bytes, { ...values, languageId: language.id, reference: `import ${basename(file)}` });
  } finally {
    await feed.close();
    await database.close();
  }
}

interface Wishes {
  currency?: string | undefined;
  maker?: string | undefined;
  responsible?: string | undefined;
  brand?: string | undefined;
  audience?: string | undefined;
  rate: string[];
  waive: boolean;
  'dry-run': boolean;
  apply: boolean;
  yes: boolean;
  'all-or-nothing': boolean;
  languageId: number;
  reference: string;
}

async function bringIn({ db }: Database, bytes: Buffer, wishes: Wishes): Promise<void> {
  const options = optionsFrom(wishes);
  const plan = await planImport(db, await readMerchantFile(bytes, options), options);
  console.log(reportPlan(plan, options).join('\n'));
  if (plan.problems.length > 0) process.exitCode = 1;
  const isAllOrNothing = wishes['all-or-nothing'];
  if (isAllOrNothing && plan.problems.length > 0) {
    console.log('Nothing was brought in: all or nothing was asked for.');
    return;
  }
  const due = plan.products.filter(({ outcome, toFetch }) => outcome !== 'unchanged' || toFetch.length > 0).length;
  const news = plan.products.filter(({ outcome }) => outcome !== 'unchanged').length;
  const question = news > 0 ? `Bring in ${countOf(news)}?` : `Nothing is new. Fetch the pictures again that did not come yet, of ${countOf(due)}?`;
  if (wishes['dry-run'] || due === 0 || !(await isWanted(question, wishes.apply || wishes.yes))) return;
  const bar = startProgress('Importing', due);
  const { applied, problems } = await applyImport(db, plan, options, { isAllOrNothing, onProgress: bar.at });
  bar.end();
  console.log(`${countOf(applied)} brought in. Their pictures are fetched while the shop runs.`);
  if (problems.length > 0) {
    process.exitCode = 1;
    console.log(problems.map(problemLine).join('\n'));
  }
}

// Functions only: what runs on loading stands above.
function countOf(products: number): string {
  return `${products} ${products === 1 ? 'product' : 'products'}`;
}

async function isWanted(question: string, isSaid: boolean): Promise<boolean> {
  if (isSaid) return true;
  if (!process.stdin.isTTY) {
    console.log(`Nothing was changed. ${question} Run it again with --apply.`);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const said = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(said.trim());
}

function optionsFrom(wishes: Wishes): ImportOptions {
  const { currency = '', brand, audience, languageId, waive, reference } = wishes;
  if (audience !== undefined && audience !== 'women' && audience !== 'men' && audience !== 'kids')
    throw new StartError('--audience is women, men or kids');
  return {
    currency,
    brand,
    audience,
    languageId,
    waive,
    reference,
    rates: new Map(wishes.rate.map(readRate)),
    maker: wishes.maker === undefined ? undefined : readContact(wishes.maker, 'maker'),
    responsible: wishes.responsible === undefined ? undefined : readContact(wishes.responsible, 'responsible'),
  };
}

function readRate(text: string): [currency: string, units: string] {
  const [, currency, units] = /^([A-Z]{3})=(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (!currency || !units) throw new StartError(`--rate ${text} is not a rate: write it as BDT=142.5`);
  return [currency, units];
}

/** npm runs in the project's folder; the name was written where the user stands. */
function readFile(file: string): Buffer {
  try {
    return readFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), file));
  } catch {
    throw new StartError(`${file} cannot be read`);
  }
}

function isUsageError(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
