import { request } from 'node:http';
import { createUser, openSession, userType } from '../apps/server/src/modules/accounts/index.ts';
import { groupClicks, rollUpClicks, type ClickDimension, type ClickFilter } from '../apps/server/src/modules/tracking/index.ts';
import { makeClickDay } from '../apps/server/src/modules/tracking/seed.ts';
import { inTransaction } from '../apps/server/src/platform/transaction.ts';
import { clickers, insertPlain, sendClicks, sendToBare } from './click-load.ts';
import { benchHost, vacuum, type Bench } from './open-bench.ts';
import { ms, computePerSecond, table, times } from './report.ts';

/** Target clicks per second, and maximum time in ms of any portal page. */
const wanted = { perSecond: 5000, ms: 100 };
const affiliates = 200;
const filledDays = 90;
const dimensions: readonly ClickDimension[] = ['day', 'source', 'utm', 'subId', 'country', 'device', 'browser', 'os', 'link', 'reason'];

/** Measures the accepted clicks per second, and the speed of reports over many clicks. */
export async function measureClicks(
  bench: Bench,
  { clicks, seconds, samples }: { clicks: number; seconds: number; samples: number },
): Promise<string[]> {
  await bench.seed(100);
  const codes = await addAffiliates(bench);
  const taken = await measureIntake(bench, codes, seconds);
  const filled = await fill(bench, clicks);
  return [taken, filled, await measureCounts(bench, samples), await measurePortal(bench, samples)];
}

async function addAffiliates({ database: { pool } }: Bench): Promise<string[]> {
  await pool.query(
    `with people as (
       insert into users (email, first_name, last_name, password_hash) select 'affiliate-' || n || '@bench.example', 'Ana', 'Novak', '' from generate_series(1, $1) n returning id
     ) insert into affiliate_codes (code, user_id, is_earning) select 'BENCH' || id, id, true from people`,
    [affiliates],
  );
  const { rows } = await pool.query<{ code: string }>('select code from affiliate_codes order by affiliate_id');
  return rows.map(({ code }) => code);
}

async function measureIntake(bench: Bench, codes: readonly string[], seconds: number): Promise<string> {
  const bare = await sendToBare(codes, seconds);
  const plain = await insertPlain(bench.database, seconds);
  const shop = await bench.start({ TRUST_PROXY: '1' });
  try {
    const warm = await sendClicks(shop.port, codes, Math.max(2, Math.ceil(seconds / 3)));
    const shopped = await sendClicks(shop.port, codes, seconds);
    const { rows } = await bench.database.pool.query<{ count: number }>('select count(*)::int as count from clicks');
    const answered = warm['2xx'] + shopped['2xx'];
    const about = `${answered.toLocaleString('en')} clicks were answered, and ${rows[0]?.count.toLocaleString('en') ?? 0} are in the database (those under way at the end are there without an answer; one sent again within 10 s counts once). ${clickers} clients, half of the visitors with a session, each click by another page; wanted: ${computePerSecond(wanted.perSecond)} a second.`;
    const line = (name: string, one: typeof bare, ratio: string) => [
      name,
      computePerSecond(one.requests.average),
      ms(one.latency.p50),
      ms(one.latency.p99),
      ratio,
    ];
    const rowQueries = [
      line('clicks over HTTP', shopped, times(shopped.requests.average / bare.requests.average)),
      line('bare node:http that reads and answers', bare, ''),
      ['plain inserts, a thousand in a transaction', computePerSecond(plain), '–', '–', times(shopped.requests.average / plain)],
    ];
    console.log(
      `  ${computePerSecond(shopped.requests.average)} clicks a second, bare ${computePerSecond(bare.requests.average)}, plain inserts ${computePerSecond(plain)}`,
    );
    return `${about}\n\n${table(
      ['', '/s', 'p50 ms', 'p99 ms', 'clicks : this'],
      rowQueries.map((row, n) => (n === 0 ? [...row.slice(0, 4), ''] : n === 1 ? [...row.slice(0, 4), rowQueries[0]?.[4] ?? ''] : row)),
    )}`;
  } finally {
    await shop.stop();
  }
}

/** Inserts clicks of ninety days, most of them for a few affiliates, and counts them with the shop's roll-up. */
async function fill({ database }: Bench, clicks: number): Promise<string> {
  const { pool, db } = database;
  const began = performance.now();
  for (let ago = filledDays - 1; ago >= 0; ago -= 1) {
    const day = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    await inTransaction(db, (tx) => makeClickDay(tx, day));
    const ofDay = Math.round(clicks / filledDays);
    for (let from = 0; from < ofDay; from += 20_000) {
      await pool.query(
        `insert into clicks (at, visitor, address_hash, code, affiliate_id, country_id, source, utm_source, utm_medium, utm_campaign, utm_content, utm_term, sub_id,
           link_id, landing_page, referrer, device, browser, os, reason)
         select $1::date + random() * interval '23 hours', gen_random_uuid(), gen_random_uuid(), 'bench', 1 + floor($3 * power(random(), 4)),
           (array[3, 11, 2, 1, 16])[1 + floor(5 * random())], (array['blog', 'instagram', 'newsletter', 'direct_link'])[1 + floor(4 * random())],
           (array['blog', 'mail'])[1 + floor(2 * random())], 'post', 'autumn-' || floor(10 * random()), '', '', 's' || floor(20 * random()), floor(10 * random()),
           '/en/product/shirt', 'blog.example', (array['mobile', 'mobile', 'tablet', 'desktop'])[1 + floor(4 * random())],
           (array['Chrome', 'Safari', 'Firefox', 'Edge'])[1 + floor(4 * random())], (array['iOS', 'Android', 'Windows', 'macOS'])[1 + floor(4 * random())],
           (array['', '', '', '', 'repeat', 'bot'])[1 + floor(6 * random())]
         from generate_series(1, $2)`,
        [day, Math.min(20_000, ofDay - from), affiliates],
      );
    }
  }
  const filled = performance.now();
  console.log(`  ${clicks} clicks filled in ${Math.round((filled - began) / 1000)} s`);
  const counted = await rollUpClicks(db);
  const took = (performance.now() - filled) / 1000;
  await vacuum(database);
  return `${clicks.toLocaleString('en')} clicks of ${affiliates} affiliates in ${filledDays} days were filled in; the shop's own roll-up counted ${counted.toLocaleString('en')} in ${Math.round(took)} s (${computePerSecond(counted / took)} a second).`;
}

async function measureCounts({ database: { pool, db } }: Bench, samples: number): Promise<string> {
  const { rows } = await pool.query<{ id: number; clicks: number }>(
    'select affiliate_id as id, sum(clicks)::int as clicks from click_hours group by 1 order by 2 desc',
  );
  const [biggest, middle] = [rows[0], rows[Math.floor(rows.length / 2)]];
  const until = new Date().toISOString().slice(0, 10);
  const since = (days: number) => new Date(Date.now() - (days - 1) * 86_400_000).toISOString().slice(0, 10);
  const filters: Record<string, ClickFilter> = {
    'most clicks, 90 days': { affiliateId: biggest?.id ?? 0, from: since(90), until },
    'most clicks, 30 days': { affiliateId: biggest?.id ?? 0, from: since(30), until },
    'most, 90 days, a country': { affiliateId: biggest?.id ?? 0, from: since(90), until, countryId: 3 },
    'most, 30 days, country and device': { affiliateId: biggest?.id ?? 0, from: since(30), until, countryId: 3, device: 'mobile' },
    'a middling one, 90 days': { affiliateId: middle?.id ?? 0, from: since(90), until },
  };
  const lines: string[][] = [];
  for (const dimension of dimensions) {
    const line: string[] = [dimension];
    for (const filter of Object.values(filters)) {
      const took = await measureTimes(samples, () => groupClicks(db, filter, dimension));
      line.push(`${ms(percentile(took, 0.5))} / ${ms(percentile(took, 0.95))}`);
    }
    console.log(`  clicksBy ${line.join('  ')}`);
    lines.push(line);
  }
  const about = `\`clicksBy\`, p50 / p95 in ms of ${samples}: the affiliate with the most has ${biggest?.clicks.toLocaleString('en')} clicks, the one in the middle ${middle?.clicks.toLocaleString('en')}.`;
  return `${about}\n\n${table(['by', ...Object.keys(filters)], lines)}`;
}

/** Measures the calls of the portal's pages for the affiliate with the most clicks. */
async function measurePortal(bench: Bench, samples: number): Promise<string> {
  const { affiliateId, token } = await findLargestPortal(bench);
  const range = (days: number) =>
    `dateFrom=${new Date(Date.now() - (days - 1) * 86_400_000).toISOString().slice(0, 10)}&dateTo=${new Date().toISOString().slice(0, 10)}`;
  const calls = {
    dashboard: `affiliate/dashboard/${affiliateId}`,
    'dashboard, 90 days': `affiliate/dashboard/${affiliateId}?${range(90)}`,
    'utm-analytics, 30 days': `affiliate/${affiliateId}/utm-analytics?${range(30)}`,
    'utm-analytics, 90 days': `affiliate/${affiliateId}/utm-analytics?${range(90)}`,
    'utm-analytics, 90 days of a country': `affiliate/${affiliateId}/utm-analytics?${range(90)}&countryId=3`,
    links: `affiliate/${affiliateId}/links`,
  };
  const shop = await bench.start();
  const lines: string[][] = [];
  try {
    for (const [name, path] of Object.entries(calls)) {
      const first = await ask(shop.port, path, token);
      if (first !== 200) {
        lines.push([name, '–', '–', `answered with ${first}`]);
        continue;
      }
      const took = await measureTimes(samples, () => ask(shop.port, path, token));
      lines.push([name, ms(percentile(took, 0.5)), ms(percentile(took, 0.95)), percentile(took, 0.95) > wanted.ms ? `over ${wanted.ms} ms` : '']);
    }
  } finally {
    await shop.stop();
  }
  return `The portal's calls over HTTP by the affiliate with the most clicks, one at a time; wanted: under ${wanted.ms} ms.\n\n${table(['call', 'p50 ms', 'p95 ms', ''], lines)}`;
}

async function findLargestPortal({ database: { pool, db } }: Bench) {
  const { rows } = await pool.query<{ id: number }>('select affiliate_id as id from click_hours group by 1 order by sum(clicks) desc limit 1');
  const affiliateId = rows[0]?.id ?? 0;
  const id = await createUser(db, {
    email: `bench-${crypto.randomUUID()}@bench.example`,
    password: `Bench.${crypto.randomUUID()}`,
    firstName: 'Ana',
    lastName: 'Novak',
    userTypeIds: [userType.customer, userType.affiliate],
  });
  await pool.query('update affiliate_codes set user_id = $2 where affiliate_id = $1', [affiliateId, id]);
  await pool.query(
    `insert into affiliates (id, user_id, status, website, channels, audience, country_ids, promotion, tax, language_id, terms_accepted_at, applied_at, changed_at, ledger_hash)
     values ($1, $2, 'active', '', '{}', '', '{3}', '', '{}', 1, now(), now(), now(), repeat('0', 64))`,
    [affiliateId, id],
  );
  const session = await inTransaction(db, (tx) =>
    openSession(tx, { id, userTypeId: userType.affiliate }, { userAgent: 'bench', network: '127.0.0.0' }),
  );
  return { affiliateId, token: session.token };
}

function ask(port: number, path: string, token: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: `/api/${path}`, headers: { host: benchHost, authorization: `Bearer ${token}` } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

async function measureTimes(samples: number, work: () => Promise<unknown>): Promise<number[]> {
  await work();
  await work();
  const took: number[] = [];
  for (let n = 0; n < samples; n += 1) {
    const began = performance.now();
    await work();
    took.push(performance.now() - began);
  }
  return took.toSorted((a, b) => a - b);
}

const percentile = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
