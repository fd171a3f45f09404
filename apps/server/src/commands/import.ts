import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Option } from 'commander';
import { findLanguage } from '#modules/countries';
import { applyImport, planImport, formatProblem, readContact, readMerchantFile, reportPlan, type ImportOptions } from '#modules/imports';
import type { Db } from '#platform/database';
import { readConfig } from '#platform/config';
import { StartError } from '#platform/start-error';
import { startProgress } from '../demo/progress.ts';
import { createProgram, runCommand, runWithDatabase } from './run-command.ts';

interface Flags {
  currency: string;
  maker?: ImportOptions['maker'];
  responsible?: ImportOptions['responsible'];
  brand?: string;
  audience?: ImportOptions['audience'];
  language: string;
  rate?: ReadonlyMap<string, string>;
  waive?: true;
  dryRun?: true;
  apply?: true;
  yes?: true;
  allOrNothing?: true;
}

const program = createProgram(
  'import',
  "Imports products from Shopify's product CSV. It shows the result first and changes nothing before you confirm. Exits with 1 if a row was refused.",
)
  .argument('<file>', 'the CSV file')
  .requiredOption('--currency <code>', "the currency of the file's prices, such as EUR", parseCurrency)
  .option('--maker <contact>', 'the manufacturer: "Name, Street, Postcode City, CC, mail"', (text) => readContact(text, 'maker'))
  .option('--responsible <contact>', 'the responsible person in the Union for a manufacturer outside it', (text) => readContact(text, 'responsible'))
  .option('--brand <name>', 'overrides the vendor in the file')
  .addOption(new Option('--audience <kind>', 'default for products without one').choices(['women', 'men', 'kids']))
  .option('--language <code>', "the language of the file's texts", 'en')
  .option('--rate <rate>', 'units of a currency for one euro, such as BDT=142.5; may be repeated', addRate)
  .option('--waive', 'publishes products without the data required by law, but not without a photo; only for test shops on this machine')
  .addOption(new Option('--dry-run', 'shows the result and changes nothing').conflicts(['apply', 'yes']))
  .option('--apply', 'does not ask for confirmation')
  .option('-y, --yes', 'same as --apply')
  .option('--all-or-nothing', 'imports nothing if one product has an error')
  .addHelpText(
    'after',
    `
Example:
  npm run import -- products.csv --currency EUR --maker "Reedwater, Mlinska 4, 1000 Ljubljana, SI, info@reedwater.example"`,
  )
  .action((file: string, flags: Flags) => {
    if (flags.waive && !readConfig().isLoopback)
      throw new StartError('--waive is allowed for a test shop only, and other machines can reach this shop');
    const bytes = readFile(file);
    return runWithDatabase(
      async ({ db }) => {
        const language = await findLanguage(db, flags.language);
        if (!language)
          throw new StartError(`The shop has no language "${flags.language}". Run the command "npm run seed" first if the database is empty.`);
        const { currency, rate: rates = new Map(), maker, responsible, brand, audience, waive = false } = flags;
        const reference = `import ${basename(file)}`;
        await importCatalog(db, bytes, flags, { currency, rates, maker, responsible, brand, audience, waive, languageId: language.id, reference });
      },
      { notifiesShop: true },
    );
  });

async function importCatalog(db: Db, bytes: Buffer, flags: Flags, options: ImportOptions): Promise<void> {
  const plan = await planImport(db, await readMerchantFile(bytes, options), options);
  console.log(reportPlan(plan, options).join('\n'));
  if (plan.problems.length > 0) process.exitCode = 1;
  if (flags.allOrNothing && plan.problems.length > 0) {
    console.log('Nothing was imported: all or nothing was requested.');
    return;
  }
  const due = plan.products.filter(({ outcome, toFetch }) => outcome !== 'unchanged' || toFetch.length > 0).length;
  const updates = plan.products.filter(({ outcome }) => outcome !== 'unchanged').length;
  const question =
    updates > 0 ? `Import ${formatCount(updates)}?` : `No product has changed. Fetch the missing pictures of ${formatCount(due)} again?`;
  if (flags.dryRun || due === 0 || !(await confirmImport(question, flags.apply ?? flags.yes))) return;
  const bar = startProgress('Importing', due);
  const { applied, problems } = await applyImport(db, plan, options, { isAllOrNothing: flags.allOrNothing ?? false, onProgress: bar.at });
  bar.end();
  console.log(`${formatCount(applied)} imported. Their pictures are fetched while the shop runs.`);
  const awaiting = plan.products.filter(({ awaitsPhotos }) => awaitsPhotos).length;
  if (awaiting > 0)
    console.log(
      `${formatCount(awaiting)} not published yet, because photos are missing. The shop publishes them when the photos are fetched; the back office shows what each one lacks.`,
    );
  if (problems.length > 0) {
    process.exitCode = 1;
    console.log(problems.map(formatProblem).join('\n'));
  }
}

function formatCount(products: number): string {
  return `${products} ${products === 1 ? 'product' : 'products'}`;
}

async function confirmImport(question: string, isConfirmed: boolean | undefined): Promise<boolean> {
  if (isConfirmed) return true;
  if (!process.stdin.isTTY) {
    console.log(`Nothing was changed. To answer "${question}" with yes, run the command again with --apply.`);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

function parseCurrency(text: string): string {
  if (!/^[A-Z]{3}$/.test(text)) throw new StartError('--currency must be a currency code of three letters, such as EUR');
  return text;
}

/** Parses `BDT=142.5` and adds it to the rates of the previous options. */
function addRate(text: string, rates: ReadonlyMap<string, string> = new Map()): ReadonlyMap<string, string> {
  const [, currency, units] = /^([A-Z]{3})=(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (!currency || !units) throw new StartError(`--rate must look like BDT=142.5, not ${text}`);
  return new Map([...rates, [currency, units]]);
}

/** Resolves a relative path from the folder where the command was entered, because npm runs in the project folder. */
function readFile(file: string): Buffer {
  try {
    return readFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), file));
  } catch {
    throw new StartError(`${file} cannot be read`);
  }
}

await runCommand(program);
