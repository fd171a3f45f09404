import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { tagDrops } from '../tags/tag-drops.ts';
import { committedPosition, parseWalPosition, type WalPosition } from './wal-position.ts';

/** Maximum number of samples. The lag of a replica is measured up to their number times SAMPLE_MS. */
const MAX_SAMPLES = 1000;
/** Time in ms between two samples that are kept. */
const SAMPLE_MS = 1000;
const RETRY_MS = 500;

/** Knows how far the primary has written, and which position a replica needs. */
export interface PrimaryPosition {
  /** The position that reads must contain; undefined while it is being asked, because of an invalidation. */
  required(): WalPosition | undefined;
  /** The newest known position of the primary and its cluster. */
  newest(): { position: WalPosition; system: string } | undefined;
  /** Duration in ms for which the primary has been past a position. */
  getLagMs(replayed: WalPosition): number;
  /** Asks the primary now. @throws if it does not answer */
  sample(): Promise<void>;
  close(): void;
}

/**
 * Follows the position of the primary. Each invalidation of cached data, of this process or of another one, makes reads require the position of the
 * primary after that invalidation. Invalidations are announced after their commit, so this position contains the commit.
 * @param onRequired called when a newer position is required and known
 */
export function followPrimary(pool: pg.Pool, onRequired: () => void): PrimaryPosition {
  const samples: { at: number; position: WalPosition }[] = [];
  const state = { required: 0n, newest: undefined as WalPosition | undefined, wanted: 1, known: 0, system: '', isClosed: false };
  let asking: Promise<void> | undefined;

  const sample = async (): Promise<WalPosition> => {
    const { rows } = await pool.query<{ position: string; system: string }>(
      `select ${committedPosition} as position, system_identifier::text as system from pg_control_system()`,
    );
    const position = parseWalPosition(rows[0]?.position ?? '0/0');
    state.system = rows[0]?.system ?? '';
    const [at, last] = [performance.now(), samples.at(-1)];
    if (!last || (position !== last.position && at - last.at >= SAMPLE_MS)) samples.push({ at, position });
    state.newest = position;
    if (samples.length > MAX_SAMPLES) samples.shift();
    return position;
  };
  const isBehind = (): boolean => state.known < state.wanted && !state.isClosed;
  const fetchPosition = async (): Promise<void> => {
    // Waits for the other listeners of the same invalidation, so that one question answers both events.
    await Promise.resolve();
    // An invalidation that arrives meanwhile needs a position that was asked after it.
    while (isBehind()) {
      const { wanted } = state;
      try {
        state.required = await sample();
        state.known = wanted;
      } catch {
        await pause(RETRY_MS, undefined, { ref: false });
      }
    }
    if (!state.isClosed) onRequired();
  };
  const fetchPositionSoon = (): void => {
    asking ??= fetchPosition().finally(() => {
      asking = undefined;
      if (isBehind()) fetchPositionSoon();
    });
  };
  const requireNewer = (): void => {
    state.wanted += 1;
    fetchPositionSoon();
  };
  // Models are notified before caches. Without the tag feed, only caches are notified, each second.
  tagDrops.prependListener('models', requireNewer);
  tagDrops.prependListener('caches', requireNewer);
  fetchPositionSoon();

  return {
    required: () => (state.known === state.wanted ? state.required : undefined),
    newest: () => (state.newest === undefined ? undefined : { position: state.newest, system: state.system }),
    getLagMs: (replayed) => {
      const missed = samples.find(({ position }) => position > replayed);
      return missed ? performance.now() - missed.at : 0;
    },
    sample: async () => void (await sample()),
    close: () => {
      state.isClosed = true;
      tagDrops.off('models', requireNewer);
      tagDrops.off('caches', requireNewer);
    },
  };
}
