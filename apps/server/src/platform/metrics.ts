import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type pg from 'pg';

/** The metrics of this process at `/metrics`, in Prometheus format. Times are in seconds. */
export const metrics = new Registry();
const registers = [metrics];

let refresh: () => Promise<unknown> = () => Promise.resolve();

/** Sets the function that updates values which are not counted as they happen. It is called before the metrics are read. */
export const setMetricsRefresh = (update: typeof refresh): void => {
  refresh = update;
};

/** Adds the name of this process to each metric, if several processes report together. */
export const nameProcess = (name: string): void => metrics.setDefaultLabels({ process: name });

/** Returns the metrics of this process as text. */
export async function readMetrics(): Promise<string> {
  await refresh();
  return metrics.metrics();
}

/** Returns the metrics of this process for the supervisor. */
export async function collectMetrics(): Promise<object[]> {
  await refresh();
  const found = await metrics.getMetricsAsJSON();
  // No two processes have the same labels, so no value may be left out.
  return found.map((metric) => ({ ...metric, aggregator: 'sum' }));
}

const requests = new Counter({ name: 'shop_requests_total', help: 'Number of HTTP requests', labelNames: ['method', 'route', 'status'], registers });
const requestSeconds = new Histogram({
  name: 'shop_request_seconds',
  help: 'Duration of HTTP requests',
  labelNames: ['route'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 10],
  registers,
});

/** @param route the route pattern. The path itself would create a series for each product and reveal cart ids. */
export function countRequest({ method, route, status, ms }: { method: string; route: string; status: number; ms: number }): void {
  requests.inc({ method, route, status });
  requestSeconds.observe({ route }, ms / 1000);
}

const querySeconds = new Histogram({
  name: 'shop_database_query_seconds',
  help: 'Duration of SQL statements',
  buckets: [0.001, 0.005, 0.01, 0.05, 0.2, 1, 5],
  registers,
});
const failedQueries = new Counter({ name: 'shop_database_query_failures_total', help: 'Number of failed SQL statements', registers });

export function countQuery(ms: number, isFailed: boolean): void {
  querySeconds.observe(ms / 1000);
  if (isFailed) failedQueries.inc();
}

const pools = new Set<pg.Pool>();

/** Measures the use of a pool's connections while it is open. @returns a function that stops it */
export function watchPool(pool: pg.Pool): () => void {
  pools.add(pool);
  return () => void pools.delete(pool);
}

const sumPools = (of: (pool: pg.Pool) => number): number => [...pools].reduce((sum, pool) => sum + of(pool), 0);

const createPoolGauge = (name: string, help: string, of: (pool: pg.Pool) => number) =>
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(sumPools(of));
    },
  });
createPoolGauge('shop_database_connections_used', 'Database connections in use', ({ totalCount, idleCount }) => totalCount - idleCount);
createPoolGauge('shop_database_connections_open', 'Database connections held', ({ totalCount }) => totalCount);
createPoolGauge('shop_database_connections_waited_for', 'Statements that wait for a connection', ({ waitingCount }) => waitingCount);

const reads = new Counter({
  name: 'shop_database_reads_total',
  help: 'Number of SQL statements of browsing by database server',
  labelNames: ['server'],
  registers,
});

/** Counts a statement of browsing. @param server a replica, or `primary` */
export const countRead = (server: string): void => reads.inc({ server });

const fallbacks = new Counter({
  name: 'shop_replica_fallbacks_total',
  help: 'Number of SQL statements that failed on a replica and ran again on the primary',
  labelNames: ['server', 'reason'],
  registers,
});

export const countReplicaFallback = (labels: { server: string; reason: string }): void => fallbacks.inc(labels);

/** The state of a replica as this process sees it. The lag is absent while the replica is down. */
interface ReplicaFigures {
  isUsable: boolean;
  lagSeconds: number | undefined;
  lagBytes: number | undefined;
}

const replicas = new Map<string, () => ReplicaFigures>();

/** Measures a replica while it is open. @returns a function that stops it */
export function watchReplica(server: string, read: () => ReplicaFigures): () => void {
  replicas.set(server, read);
  return () => void replicas.delete(server);
}

const createReplicaGauge = (name: string, help: string, pick: (figures: ReplicaFigures) => number | undefined) =>
  new Gauge({
    name,
    help,
    labelNames: ['server'],
    registers,
    collect() {
      this.reset();
      for (const [server, read] of replicas) {
        const value = pick(read());
        if (value !== undefined) this.set({ server }, value);
      }
    },
  });
createReplicaGauge('shop_replica_usable', 'Whether browsing may read from the replica now', ({ isUsable }) => Number(isUsable));
createReplicaGauge('shop_replica_lag_seconds', 'How old the data of the replica is', ({ lagSeconds }) => lagSeconds);
createReplicaGauge('shop_replica_lag_bytes', 'Log of the primary that the replica has not replayed', ({ lagBytes }) => lagBytes);

const purges = new Counter({
  name: 'shop_cdn_purges_total',
  help: 'Number of purge requests to CDNs',
  labelNames: ['cdn', 'outcome'],
  registers,
});

export function countPurge(labels: { cdn: string; outcome: 'done' | 'failed' }): void {
  purges.inc(labels);
}

const jobRuns = new Counter({ name: 'shop_jobs_total', help: 'Number of job runs', labelNames: ['job', 'outcome'], registers });
const jobSeconds = new Counter({ name: 'shop_job_seconds_total', help: 'Total duration of job runs', labelNames: ['job'], registers });

export function countJob({ job, outcome, ms }: { job: string; outcome: 'done' | 'failed'; ms: number }): void {
  jobRuns.inc({ job, outcome });
  jobSeconds.inc({ job }, ms / 1000);
}

let isProcessWatched = false;

/** Starts measuring memory, CPU, event loop and handles of this process. */
export function watchProcess(): void {
  if (isProcessWatched) return;
  isProcessWatched = true;
  collectDefaultMetrics({ register: metrics });
}
