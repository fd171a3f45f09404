import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Database } from '../apps/server/src/platform/database.ts';
import { benchHost, end, findFreePort, root } from './open-bench.ts';

/** Number of concurrent clients. */
export const clickers = 256;
/** Number of visitors per client. A returning visitor opens another page. */
const visitorsOfEach = 40;
const agents = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
];

/** Returns a click in the storefront's format. Half of the clicks have consent. */
function buildClick(n: number, codes: readonly string[]) {
  const code = codes[(n * 7) % codes.length] ?? '';
  const isNamed = n % 2 === 0;
  const body = JSON.stringify({
    affiliateCode: code,
    affiliateId: null,
    affiliateDiscountId: null,
    sessionId: isNamed ? crypto.randomUUID() : null,
    ipAddress: null,
    userAgent: agents[n % agents.length],
    referrerUrl: 'https://blog.example/what-i-wear',
    landingPage: `http://${benchHost}/en/product/[<id>]?ref=${code}&utm_source=blog&subid=s${n % 20}`,
    source: ['blog', 'instagram', 'newsletter', 'direct_link'][n % 4],
    countryId: 3,
    city: null,
    deviceType: 'mobile',
    browser: 'Safari',
    os: 'iOS',
    utmSource: 'blog',
    utmMedium: 'post',
    utmCampaign: `autumn-${n % 10}`,
    utmContent: '',
    utmTerm: '',
  });
  return {
    method: 'POST' as const,
    path: '/api/affiliate/track-click',
    body,
    headers: {
      host: benchHost,
      'content-type': 'application/json',
      'user-agent': agents[n % agents.length] ?? '',
      'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      ...(isNamed && { cookie: 'consent=1.11.0193f6a2-record.1795334400' }),
    },
  };
}

/** Sends clicks to a port as fast as it responds. */
export async function sendClicks(port: number, codes: readonly string[], seconds: number): Promise<autocannon.Result> {
  let client = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: clickers,
    duration: seconds,
    idReplacement: true,
    setupClient: (one) => {
      const from = client * visitorsOfEach;
      client += 1;
      one.setRequests(Array.from({ length: visitorsOfEach }, (_, n) => buildClick(from + n, codes)));
    },
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} of ${result.requests.total} clicks failed`);
  return result;
}

/** Sends the same clicks to a server that only reads and responds. */
export async function sendToBare(codes: readonly string[], seconds: number): Promise<autocannon.Result> {
  const port = await findFreePort();
  const server = spawn(process.execPath, [join(root, 'bench/bare-answer.mjs'), String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data');
  try {
    return await sendClicks(port, codes, seconds);
  } finally {
    await end(server);
  }
}

/** Measures plain inserts of clicks per second: a thousand rows per transaction into the same columns, without verdicts and indexes. */
export async function insertPlain({ pool }: Database, seconds: number): Promise<number> {
  await pool.query('create table bare_clicks (like clicks including defaults)');
  const rows = JSON.stringify(
    Array.from({ length: 1000 }, (_, n) => ({ landing_page: `/en/product/shirt-${n}`, affiliate_id: n, visitor: crypto.randomUUID() })),
  );
  const until = performance.now() + seconds * 1000;
  let count = 0;
  while (performance.now() < until) {
    const { rowCount } = await pool.query(
      `insert into bare_clicks (at, visitor, address_hash, code, affiliate_id, country_id, source, utm_source, utm_medium, utm_campaign, utm_content,
         utm_term, sub_id, landing_page, referrer, device, browser, os, reason)
       select now(), visitor, visitor, 'code', affiliate_id, 3, 'blog', 'blog', 'post', 'autumn', '', '', 's1', landing_page, 'blog.example', 'mobile', 'Safari', 'iOS', ''
       from json_to_recordset($1::json) as s (landing_page text, affiliate_id integer, visitor uuid)`,
      [rows],
    );
    count += rowCount ?? 0;
  }
  await pool.query('drop table bare_clicks');
  return count / seconds;
}
