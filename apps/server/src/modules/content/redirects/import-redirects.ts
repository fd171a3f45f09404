import { sql } from 'drizzle-orm';
import { CsvError, parse } from 'csv-parse/sync';
import { now } from '#kit/clock';
import { ShopError } from '#kit/errors';
import { listActiveCountries } from '#modules/countries';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { listCountriesWithRedirects } from './edit-redirect.ts';
import { redirectPath } from './redirect-path.ts';
import { redirectProblem, type RedirectInput } from './redirect-problem.ts';
import { readRedirects, redirectKey } from './get-redirects.ts';
import { redirects } from '../tables.ts';
import { redirectsTag } from '../tags.ts';

/** The reason why a line was skipped. */
export interface LineProblem {
  /** The line number as in an editor, from 1. */
  line: number;
  from: string;
  message: string;
}

export interface ImportedRedirects {
  /** Number of new redirects and of redirects with a new target. */
  saved: number;
  /** Number of lines whose redirect already exists. */
  unchanged: number;
  problems: LineProblem[];
}

const maxLines = 20_000;

/** Accepted column names: those of the shop and of Shopify's export. */
const headers = {
  from: ['from', 'redirect from', 'old', 'path'],
  to: ['to', 'redirect to', 'new', 'target'],
  status: ['status', 'code'],
  country: ['country'],
} as const;

/**
 * Imports redirects from CSV: `from`, `to`, and optionally `status` (default 301) and `country` (two letters, default all). Invalid lines are
 * reported and skipped. An existing redirect of the same source is replaced. The caller must hold the lock of the redirects.
 * @param text the content of the file
 * @param isTrial whether to check the file without saving redirects
 * @throws ShopError NoRedirects if the file is not a CSV with these columns, or has over 20,000 lines
 */
export async function importRedirects(tx: Tx, text: string, { isTrial }: { isTrial: boolean }): Promise<ImportedRedirects> {
  const lines = readLines(text);
  const all = await readRedirects(tx);
  const countryIds = await listCountriesWithRedirects(tx);
  const countries = new Map((await listActiveCountries(tx)).map(({ code, id }) => [code, id]));
  const problems: LineProblem[] = [];
  const saved = new Map<string, RedirectInput>();
  let unchanged = 0;
  for (const { line, from, to, status, country } of lines) {
    const refuse = (message: string) => problems.push({ line, from, message });
    const countryId = country === '' ? null : countries.get(country.toUpperCase());
    if (countryId === undefined) refuse(`The shop does not sell in "${country}"`);
    else if (!['', '301', '302'].includes(status)) refuse(`The status must be 301 or 302, not "${status}"`);
    else {
      const redirect: RedirectInput = { countryId, fromPath: from, toAddress: to, status: status === '302' ? 302 : 301 };
      const fromPath = redirectPath(from) ?? '';
      const key = redirectKey(countryId, fromPath);
      const present = all.get(key);
      if (countryId !== null && !countryIds.includes(countryId)) countryIds.push(countryId);
      const problem = redirectProblem(redirect, all, countryIds);
      if (problem) refuse(problem.message);
      else if (present?.toAddress === to && present.status === redirect.status) unchanged += 1;
      else {
        all.set(key, redirect);
        saved.set(key, { ...redirect, fromPath });
      }
    }
  }
  if (!isTrial) await write(tx, [...saved.values()]);
  return { saved: saved.size, unchanged, problems };
}

/** Number of rows per statement, because PostgreSQL allows at most 65,535 parameters. */
const rowsPerStatement = 5000;

async function write(tx: Tx, rows: readonly RedirectInput[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await tx
      .insert(redirects)
      .values(rows.slice(start, start + rowsPerStatement).map((row) => ({ ...row, createdAt: now() })))
      .onConflictDoUpdate({
        target: [redirects.countryId, redirects.fromPath],
        set: { toAddress: sql`excluded.to_address`, status: sql`excluded.status` },
      });
  if (rows.length > 0) await dropTags(tx, [redirectsTag]);
}

type Line = Record<keyof typeof headers, string> & { line: number };

function readLines(text: string): Line[] {
  const records = parseLines(text);
  const [header, ...rest] = records;
  const findColumn = (names: readonly string[]) => (header?.record ?? []).findIndex((cell) => names.includes(cell.trim().toLowerCase()));
  const [from, to, status, country] = [findColumn(headers.from), findColumn(headers.to), findColumn(headers.status), findColumn(headers.country)];
  if (from === -1 || to === -1) throw new ShopError('NoRedirects', 422, 'The first line must name the columns: from,to (optional: status,country)');
  if (rest.length > maxLines) throw new ShopError('NoRedirects', 422, `The file has more than ${maxLines} lines. Split it into smaller files.`);
  return rest.map(({ record, info }) => {
    const readCell = (index: number) => record[index]?.trim() ?? '';
    return { line: info.lines, from: getPath(readCell(from)), to: readCell(to), status: readCell(status), country: readCell(country) };
  });
}

/** Returns the path of a cell. Some exports contain full URLs, of which only the path is used. */
const getPath = (cell: string): string => (/^https?:\/\//i.test(cell) && URL.canParse(cell) ? new URL(cell).pathname : cell);

function parseLines(text: string): { record: string[]; info: { lines: number } }[] {
  try {
    const delimiter = /^[^\n]*;/.test(text) && !/^[^\n]*,/.test(text) ? ';' : ',';
    return parse(text, { bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true }) as never;
  } catch (error) {
    if (error instanceof CsvError) throw new ShopError('NoRedirects', 422, `The file is not a valid CSV: ${error.message}`);
    throw error;
  }
}
