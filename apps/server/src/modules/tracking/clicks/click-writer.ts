import { setTimeout as pause } from 'node:timers/promises';
import { TooManyRequests } from '#kit/errors';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { toUtcDay, makeClickDay } from './click-days.ts';
import { writeClicks, type SentClick, type WrittenClick } from './write-clicks.ts';

/** Maximum clicks per transaction. */
const atOnce = 1000;
/** Pause in ms between two transactions under load, so that each carries more clicks. */
const BATCH_PAUSE_MS = 3;
/** Maximum queue length; further clicks are refused with 429. */
const maxWaiting = 20_000;

interface Waiting {
  click: SentClick;
  done: (written: WrittenClick) => void;
  failed: (reason: unknown) => void;
}

const writers = new WeakMap<Db, (click: SentClick) => Promise<WrittenClick>>();

/**
 * Writes a click in one transaction with others of the same moment, and resolves after the commit. A single click is written
 * at once.
 * @throws TooManyRequests if the queue is full
 */
export function writeClick(db: Db, click: SentClick): Promise<WrittenClick> {
  const write = writers.get(db) ?? openWriter(db);
  writers.set(db, write);
  return write(click);
}

function openWriter(db: Db): (click: SentClick) => Promise<WrittenClick> {
  let waiting: Waiting[] = [];
  let isBusy = false;
  const daysMade = new Set<string>();

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, atOnce);
      waiting = waiting.slice(atOnce);
      await writeBatch(batch);
      if (waiting.length < atOnce) await pause(BATCH_PAUSE_MS);
    }
    isBusy = false;
  };

  const writeBatch = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      for (const day of new Set(batch.map(({ click }) => toUtcDay(click.at)))) {
        if (daysMade.has(day)) continue;
        await inTransaction(db, (tx) => makeClickDay(tx, day));
        daysMade.add(day);
      }
      // A browser may repeat a click before the first one is written.
      const same = new Map<string, Waiting[]>();
      for (const one of batch) {
        const key = JSON.stringify([one.click.visitor, one.click.landingPage, one.click.code]);
        const group = same.get(key);
        if (group) group.push(one);
        else same.set(key, [one]);
      }
      const groups = [...same.values()];
      const written = await writeClicks(
        db,
        groups.flatMap(([first]) => first?.click ?? []),
      );
      for (const [n, group] of groups.entries()) {
        for (const { done } of group) done(written[n] ?? { code: null, reason: '' });
      }
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  };

  return (click) =>
    new Promise((done, failed) => {
      if (waiting.length >= maxWaiting) {
        failed(new TooManyRequests({ retryAfterSeconds: 1 }));
        return;
      }
      waiting.push({ click, done, failed });
      if (isBusy) return;
      isBusy = true;
      // Lets requests that are being read now join the batch.
      setImmediate(() => void writeAll());
    });
}
