import autocannon from 'autocannon';

/** The result of a measurement. Times in ms. */
export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  /** Average size of an encoded response. */
  bytes: number;
}

export const connections = 16;

interface Load {
  port: number;
  paths: readonly string[];
  /** Duration of the measurement. The warm-up takes an additional third. */
  seconds: number;
  headers?: Record<string, string>;
}

/**
 * Sends requests over 16 connections, each of which starts at another position in the list.
 * @throws Error on any status other than 200
 */
export async function load({ port, paths, seconds, headers = {} }: Load): Promise<Measured> {
  await run({ port, paths, headers, seconds: Math.max(2, Math.ceil(seconds / 3)) });
  const { requests, latency, throughput } = await run({ port, paths, headers, seconds });
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, bytes: throughput.average / Math.max(1, requests.average) };
}

/** Requests every address once, so that all of them are cached before the measurement. */
export async function askEach({ port, paths, headers = {} }: Omit<Load, 'seconds'>): Promise<void> {
  const waiting = [...paths];
  const one = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}: ${(await response.text()).slice(0, 200)}`);
      await response.arrayBuffer();
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
