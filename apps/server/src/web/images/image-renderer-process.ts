import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { GarmentPicture, ScenePicture } from '@selvedge/demo/pictures';
import { createQueue } from './media-queue.ts';

/** Thrown when rendering is cancelled because the shop is stopping. Callers do not report it as an error. */
export class RenderingStopped extends Error {
  override name = 'DrawingStopped';
}

/** The content of an image to render, and its width in pixels; the full size if omitted. */
export type Subject = ({ garment: GarmentPicture } | { scene: ScenePicture }) & { width?: number };
export interface RenderRequest {
  id: number;
  subject: Subject;
}
export type RenderAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string };

/** Renders images in a separate process, two at a time: it draws one image while it compresses the other. */
export interface ImageRenderer {
  /** @returns WebP. @throws QueueIsFull, or an Error when the image cannot be rendered */
  draw(subject: Subject, isUrgent?: boolean): Promise<Buffer>;
  /** Returns whether no request is waiting for an image. */
  isIdle(): boolean;
  /** Stops immediately; running work fails. */
  stop(): void;
}

const MAX_CONCURRENT = 2;
/** Maximum length of the queue: about fifteen listing pages of new images. */
const MAX_WAITING = 400;
/** Idle time in ms after which the process is stopped to free its memory. */
const IDLE_LIMIT_MS = 60_000;
/** Maximum time in ms for one image, even on a busy machine. */
const TIMEOUT_MS = 120_000;

interface Waiting {
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
}

export function openImageRenderer(): ImageRenderer {
  const queue = createQueue(MAX_CONCURRENT, MAX_WAITING);
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
    for (const { reject } of waiting.values()) reject(isStopped ? new RenderingStopped() : new Error('the drawing was interrupted'));
    waiting.clear();
  };

  const startIfStopped = (): ChildProcess => {
    if (child) return child;
    child = startProcess();
    child.on('message', (answer: RenderAnswer) => {
      const pendingRequest = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('bytes' in answer) pendingRequest?.resolve(Buffer.from(answer.bytes));
      else pendingRequest?.reject(new Error(answer.error));
    });
    child.once('exit', end);
    child.once('error', end);
    // The child process must not prevent the shop from exiting.
    child.unref();
    child.channel?.unref();
    return child;
  };

  const ask = (subject: Subject): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      if (isStopped) {
        reject(new RenderingStopped());
        return;
      }
      const id = (last += 1);
      clearTimeout(rest);
      const timer = setTimeout(end, TIMEOUT_MS);
      const settle =
        <Value>(answer: (value: Value) => void) =>
        (value: Value): void => {
          clearTimeout(timer);
          if (waiting.size === 0 && !isStopped) rest = setTimeout(end, IDLE_LIMIT_MS).unref();
          answer(value);
        };
      waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
      startIfStopped().send({ id, subject } satisfies RenderRequest);
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

/** Starts the process from the sources through tsx, or from the bundle directly. */
function startProcess(): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const entry = new URL(isSource ? '../../image-renderer.ts' : './image-renderer.js', import.meta.url);
  const execArgv = isSource ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];
  return fork(fileURLToPath(entry), { execArgv, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}
