import autocannon from 'autocannon';

/** What was measured. Times in ms. */
export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  /** Of one answer, as it is sent, on average. */
  bytes: number;
}

export const connections = 16;

interface Load {
  port: number;
  paths: readonly string[];
  /** Of the measurement; the warm-up is a third of it besides. */
  seconds: number;
  headers?: Record<string, string>;
}

/**
 * Asks over and over from 16 connections, each of which begins elsewhere in the list.
 * @throws Error when anything else than 200 is answered
 */
export async function load({ port, paths, seconds, headers = {} }: Load): Promise<Measured> {
  await run({ port, paths, headers, seconds: Math.max(2, Math.ceil(seconds / 3)) });
  const { requests, latency, throughput } = await run({ port, paths, headers, seconds });
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, bytes: throughput.average / Math.max(1, requests.average) };
}

/** So that every address has been asked for before answers from memory are measured. */
export async function askEach({ port, paths, headers = {} }: Omit<Load, 'seconds'>): Promise<void> {
  const waiting = [...paths];
  const one = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 4 }, one));
}

async function run({ port, paths, seconds, headers }: Required<Load>): Promise<autocannon.Result> {
  let client = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    headers,
    setupClient: (one) => {
      const from = Math.floor((client * paths.length) / connections);
      client += 1;
      one.setRequests([...paths.slice(from), ...paths.slice(0, from)].map((path) => ({ method: 'GET', path })));
    },
  });
  const bad = result.non2xx + result.errors;
  if (bad > 0) throw new Error(`${bad} of ${result.requests.total} requests failed, such as ${paths[0]}`);
  return result;
}
