import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { GarmentPicture, ScenePicture } from '@selvedge/demo';
import { createQueue } from './media-queue.ts';

/** The shop is stopping, and what was being drawn is given up: no fault of anybody's. */
export class DrawingStopped extends Error {
  override name = 'DrawingStopped';
}

/** What is to be drawn. */
export type Subject = { garment: GarmentPicture } | { scene: ScenePicture };
export interface DrawRequest {
  id: number;
  subject: Subject;
}
export type DrawAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string };

/** Draws pictures apart from this process, two at a time: one is composed while the other is rasterised. */
export interface Draughtsman {
  /** @returns WebP. @throws QueueIsFull, or an Error when it can't be drawn */
  draw(subject: Subject, isUrgent?: boolean): Promise<Buffer>;
  /** Whether nobody waits for a picture. */
  isIdle(): boolean;
  /** Ends at once; what is under way fails. */
  stop(): void;
}

const AT_ONCE = 2;
/** Some fifteen listing pages of pictures that nobody has looked at. */
const MOST_WAITING = 400;
/** A minute without work, in ms: then its memory is given back. */
const REST_AFTER = 60_000;
/** The longest a picture takes, in ms, on a busy machine. */
const TIMEOUT = 120_000;

interface Waiting {
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
}

export function openDraughtsman(): Draughtsman {
  const queue = createQueue(AT_ONCE, MOST_WAITING);
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let rest: NodeJS.Timeout | undefined;
  let last = 0;
  let isStopped = false;

  const end = (): void => {
    clearTimeout(rest);
    const ended = child;
    child = undefined;
    ended?.removeAllListeners('exit');
    ended?.kill('SIGKILL');
    for (const { reject } of waiting.values()) reject(isStopped ? new DrawingStopped() : new Error('the drawing was interrupted'));
    waiting.clear();
  };

  const running = (): ChildProcess => {
    if (child) return child;
    child = startProcess();
    child.on('message', (answer: DrawAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('bytes' in answer) asked?.resolve(Buffer.from(answer.bytes));
      else asked?.reject(new Error(answer.error));
    });
    child.once('exit', end);
    child.once('error', end);
    // It never keeps the shop from ending.
    child.unref();
    child.channel?.unref();
    return child;
  };

  const ask = (subject: Subject): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      if (isStopped) {
        reject(new DrawingStopped());
        return;
      }
      const id = (last += 1);
      clearTimeout(rest);
      const timer = setTimeout(end, TIMEOUT);
      const settle =
        <Value>(answer: (value: Value) => void) =>
        (value: Value): void => {
          clearTimeout(timer);
          if (waiting.size === 0 && !isStopped) rest = setTimeout(end, REST_AFTER).unref();
          answer(value);
        };
      waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
      running().send({ id, subject } satisfies DrawRequest);
    });

  return {
    draw: (subject, isUrgent = true) => queue.run(() => ask(subject), isUrgent),
    isIdle: () => queue.size() === 0,
    stop: () => {
      isStopped = true;
      end();
    },
  };
}

/** From the sources through tsx, from the bundle as it is. */
function startProcess(): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const entry = new URL(isSource ? '../draughtsman.ts' : './draughtsman.js', import.meta.url);
  const execArgv = isSource ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];
  return fork(fileURLToPath(entry), { execArgv, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}
