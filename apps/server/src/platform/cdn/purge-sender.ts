import type { Pool } from 'pg';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import { startLoop, type Loop } from '../loop.ts';
import { countPurge } from '../metrics.ts';
import { everything, tagDrops } from '../tags/tag-drops.ts';
import { PurgeFailed, type Cdn } from './cdn.ts';
import { finishPurges, postponePurges, removeOtherPurges, replaceByEverything, takePurges } from './purge-queue.ts';

/** Polling interval in ms for changes of other processes when their notification was lost. */
const POLL_MS = 500;
/** Maximum number of purges per batch. If more are waiting, everything is purged: the requests would take longer than rendering the pages again. */
const MAX_PURGES = 2000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;

interface Sender {
  pool: Pool;
  cdn: Cdn;
  log: Log;
}

/**
 * Sends the waiting purges to the caches until it is stopped. Any number of processes may run it: one process at a time leases each purge. It retries
 * a failed purge with increasing pauses until the cache accepts the purge.
 */
export async function startPurgeSender({ pool, cdns, log }: { pool: Pool; cdns: readonly Cdn[]; log: Log }): Promise<{ stop: () => Promise<void> }> {
  if (cdns.length === 0) return { stop: () => Promise.resolve() };
  await removeOtherPurges(
    pool,
    cdns.map(({ name }) => name),
  );
  const loops = cdns.map((cdn) => startSending({ pool, cdn, log }));
  const nudge = () => loops.forEach((loop) => loop.nudge());
  tagDrops.on('caches', nudge);
  return {
    stop: async () => {
      tagDrops.off('caches', nudge);
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

function startSending(sender: Sender): Loop {
  let failures = 0;
  let pausedUntil = -Infinity;
  return startLoop(`purges of ${sender.cdn.name}`, POLL_MS, sender.log, async () => {
    // A change must not shorten the pause after a failure.
    if (performance.now() < pausedUntil) return 'done';
    const outcome = await sendWaiting(sender, failures);
    if ('pauseMs' in outcome) {
      failures += 1;
      pausedUntil = performance.now() + outcome.pauseMs;
      return 'done';
    }
    if (outcome.sent > 0 && failures > 0) sender.log.info({ cdn: sender.cdn.name }, 'the cache accepts purges again');
    if (outcome.sent > 0) failures = 0;
    return outcome.sent > 0 ? 'more' : 'done';
  });
}

/** Sends the due purges. @returns their number, or the pause after a failure */
async function sendWaiting({ pool, cdn, log }: Sender, failures: number): Promise<{ sent: number } | { pauseMs: number }> {
  const taken = await takePurges(pool, cdn.name, MAX_PURGES);
  if (taken.length === 0) return { sent: 0 };
  if (taken.length === MAX_PURGES) {
    await replaceByEverything(pool, cdn.name, everything);
    return { sent: taken.length };
  }
  const tags = [...new Set(taken.map(({ tag }) => tag))];
  try {
    await sendTags(cdn, tags);
  } catch (error) {
    const pauseMs = choosePause(error, failures);
    if (failures === 0 || failures % 20 === 0)
      log.error({ err: describeError(error), cdn: cdn.name, tags: tags.length, failures }, 'a cache could not be notified of changes');
    await postponePurges(pool, taken, pauseMs);
    return { pauseMs };
  }
  await finishPurges(pool, taken);
  return { sent: taken.length };
}

async function sendTags(cdn: Cdn, tags: readonly string[]): Promise<void> {
  const requests = tags.includes(everything) ? [() => cdn.purgeEverything()] : cdn.splitTags(tags).map((batch) => () => cdn.purge(batch));
  for (const send of requests) {
    const outcome = await send().then(
      () => 'done' as const,
      (error: unknown) => ({ error }),
    );
    countPurge({ cdn: cdn.name, outcome: outcome === 'done' ? 'done' : 'failed' });
    if (outcome !== 'done') throw outcome.error;
  }
}

/** Returns the pause from the cache's `Retry-After`, or a pause that doubles with each failure, with jitter. */
function choosePause(error: unknown, failures: number): number {
  if (error instanceof PurgeFailed && error.retryAfterMs !== undefined) return Math.min(error.retryAfterMs, 2 * MAX_PAUSE_MS);
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.75 + Math.random() / 2);
}
