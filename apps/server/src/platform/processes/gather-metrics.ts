import { setTimeout as pause } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import type { ChildProcess } from './child-process.ts';
import type { ProcessMetrics } from './messages.ts';

/** Maximum wait in ms for the metrics of a process. */
const TIMEOUT_MS = 2000;

/** Answers the requests of a process for the metrics of all processes. */
export function answerMetrics(child: ChildProcess, listProcesses: () => readonly ChildProcess[]): void {
  child.onMessage(({ kind }) => {
    if (kind === 'all-metrics') void gatherMetrics(listProcesses()).then((text) => child.send({ kind: 'all-metrics', text }));
  });
}

/** Returns the metrics of all processes as text. A label has the name of the process. A process that does not respond is left out. */
async function gatherMetrics(processes: readonly ChildProcess[]): Promise<string> {
  const found = await Promise.all(processes.map(askMetrics));
  return AggregatorRegistry.aggregate(found).metrics();
}

async function askMetrics(child: ChildProcess): Promise<ProcessMetrics> {
  const waiting = new AbortController();
  let forget: () => void = () => undefined;
  const answered = new Promise<ProcessMetrics>((resolve) => {
    forget = child.onMessage((message) => message.kind === 'metrics' && resolve(message.metrics));
  });
  child.send({ kind: 'metrics' });
  try {
    return await Promise.race([answered, child.ended.then(() => []), pause(TIMEOUT_MS, [], { signal: waiting.signal })]);
  } finally {
    waiting.abort();
    forget();
  }
}
