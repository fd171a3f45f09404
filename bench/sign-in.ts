import { request } from 'node:http';
import { createUnknownPassword } from '../apps/server/src/modules/accounts/index.ts';
import { benchHost, type Bench } from './open-bench.ts';
import { ms, table, times } from './report.ts';

/** Number of requests per email, which is below its rate limit. */
const requestsPerEmail = 4;
/** Number of requests of each type before the measurement. */
const warmUpSignIns = 20;
/** Range without a measurable difference: the share of pairs in which a known email takes longer; 0.5 is pure chance. */
const fair = { from: 0.35, to: 0.65 };

interface Attempt {
  name: string;
  path: string;
  body: (email: string) => object;
  /** The expected status for known and unknown emails. */
  status: number;
}

const attempts: readonly Attempt[] = [
  { name: 'sign-in, wrong password', path: '/api/auth/login', body: (email) => ({ email, password: 'Wrong.2026' }), status: 401 },
  { name: 'forgotten password', path: '/api/auth/forgotPassword', body: (email) => ({ email, countryId: 3, languageId: 1 }), status: 200 },
];

/** The tables, and whether timing does not distinguish known from unknown emails. */
export interface SignInReport {
  tables: string[];
  isFair: boolean;
}

/** Measures known and unknown emails alternately, one request at a time, each from its own address. */
export async function measureSignIn(bench: Bench, { samples }: { samples: number }): Promise<SignInReport> {
  const shop = await bench.start({ TRUST_PROXY: '1' });
  try {
    const emails = await writeAccounts(bench, Math.ceil((samples + warmUpSignIns) / requestsPerEmail));
    const rows: string[][] = [];
    let isFair = true;
    for (const attempt of attempts) {
      const { known, unknown } = await measure(shop.port, { attempt, emails, samples });
      const longer = computeSlowerShare(known, unknown);
      const overlaps = longer >= fair.from && longer <= fair.to;
      isFair &&= overlaps;
      const ratio = times(percentile(known, 0.5) / percentile(unknown, 0.5));
      rows.push([`${attempt.name}, known`, ...computeSpread(known), ratio, longer.toFixed(2), overlaps ? 'yes' : 'NO']);
      rows.push([`${attempt.name}, unknown`, ...computeSpread(unknown), '', '', '']);
    }
    const head = ['e-mail', 'p10 ms', 'median ms', 'p90 ms', 'median : unknown', 'known is longer', 'overlap'];
    return { tables: [`${samples} of each, in turn and one at a time, each from an address of its own.`, table(head, rows)], isFair };
  } finally {
    await shop.stop();
  }
}

interface Emails {
  known: string[];
  unknown: string[];
}

/** Creates accounts with random passwords, and as many unknown emails of the same length. */
async function writeAccounts({ database }: Bench, count: number): Promise<Emails> {
  const emails = (kind: string) => Array.from({ length: count }, (_, index) => `${kind}.${10_000 + index}@bench.example`);
  const [known, unknown] = [emails('person'), emails('nobody')];
  const passwordHash = await createUnknownPassword();
  await database.pool.query(
    `with made as (
       insert into users (email, first_name, last_name, password_hash) select unnest($1::text[]), 'Ana', 'Novak', $2 returning id
     ) insert into user_roles (user_id, user_type_id) select id, 2 from made`,
    [known, passwordHash],
  );
  await database.pool.query('analyze users; analyze user_roles');
  return { known, unknown };
}

async function measure(port: number, { attempt, emails, samples }: { attempt: Attempt; emails: Emails; samples: number }) {
  const taken = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < samples + warmUpSignIns; round += 1) {
    // Uses a random order, because the previous round affects the first request.
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const email = emails[kind][round % emails[kind].length] ?? '';
      const took = await ask(port, attempt, email);
      if (round >= warmUpSignIns) taken[kind].push(took);
    }
  }
  const sorted = (list: number[]) => list.sort((a, b) => a - b);
  return { known: sorted(taken.known), unknown: sorted(taken.unknown) };
}

let callers = 0;

/** Sends one request. @returns its duration in ms */
function ask(port: number, { path, body, status }: Attempt, email: string): Promise<number> {
  callers += 1;
  const caller = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
  const text = JSON.stringify(body(email));
  const headers = { host: benchHost, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), 'x-forwarded-for': caller };
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const clientRequest = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === status) resolve(performance.now() - began);
        else reject(new Error(`${path} was answered with ${response.statusCode}, not ${status}`));
      });
    });
    clientRequest.on('error', reject).end(text);
  });
}

/** Returns the share of pairs in which the element of the first list is greater: Mann-Whitney U over all pairs. */
function computeSlowerShare(first: readonly number[], second: readonly number[]): number {
  let wins = 0;
  for (const one of first) for (const other of second) wins += one > other ? 1 : one === other ? 0.5 : 0;
  return wins / (first.length * second.length);
}

/** Returns a quantile. @param sorted ascending */
const percentile = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
const computeSpread = (sorted: readonly number[]): string[] => [0.1, 0.5, 0.9].map((share) => ms(percentile(sorted, share)));
