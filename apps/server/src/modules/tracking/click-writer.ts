import { setTimeout as pause } from 'node:timers/promises';
import { TooManyRequests } from '#kit/errors';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { dayOf, makeClickDay } from './click-days.ts';
import { writeClicks, type SentClick, type WrittenClick } from './write-clicks.ts';

/** Clicks of one transaction at most. */
const atOnce = 1000;
/** ms between two transactions while clicks keep coming: each then carries more of them. */
const gathering = 3;
/** Clicks that may wait: more are refused, and told to come again. */
const mostWaiting = 20_000;

interface Waiting {
  click: SentClick;
  done: (written: WrittenClick) => void;
  failed: (reason: unknown) => void;
}

const writers = new WeakMap<Db, (click: SentClick) => Promise<WrittenClick>>();

/**
 * Writes a click together with all others that come at the time; answers once it is in the database for good. A click that
 * comes alone is written at once.
 * @throws TooManyRequests while more come than can be written
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
      if (waiting.length < atOnce) await pause(gathering);
    }
    isBusy = false;
  };

  const writeBatch = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      for (const day of new Set(batch.map(({ click }) => dayOf(click.at)))) {
        if (daysMade.has(day)) continue;
        await inTransaction(db, (tx) => makeClickDay(tx, day));
        daysMade.add(day);
      }
      // A browser that sends a click again may do so before the first is written.
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
      if (waiting.length >= mostWaiting) {
        failed(new TooManyRequests({ retryAfterSeconds: 1 }));
        return;
      }
      waiting.push({ click, done, failed });
      if (isBusy) return;
      isBusy = true;
      // Those that are being read at this moment come along.
      setImmediate(() => void writeAll());
    });
}
