import { findDrawing } from '#modules/media';
import type { Db } from '#platform/database';
import { InvalidStorageKey, isPublicKey, type Storage } from '#platform/storage/storage';
import type { GarmentPicture } from '@selvedge/demo';
import type { ImageRenderer, Subject } from './image-renderer-process.ts';
import { limitSize } from './size-limit.ts';
import { findScene } from './scenes.ts';

/** The shop's images by address: stored ones from storage, generated ones rendered on the first request. */
export interface MediaFiles {
  /**
   * @param path `/media/…`, without a query
   * @returns undefined when the shop has no such file
   * @throws QueueIsFull when too many requests wait
   */
  get(path: string, isUrgent?: boolean): Promise<Buffer | undefined>;
  /** Returns the address at which the store sends a file itself; undefined if the shop has to send it. */
  findAddress(path: string): Promise<string | undefined>;
}

/** Folder of the images that are rendered on the first request. */
const DRAWN = 'drawn';
const drawnScene = /^\/media\/drawn\/scene\/([a-z-]{1,80})\.webp$/;
const drawnGarment = /^\/media\/drawn\/[a-z0-9-]{1,80}\/[a-z0-9-]{1,80}\.webp$/;

/** About forty thousand images; a removed one is rendered again on request. */
const MAX_DRAWN_BYTES = 5 * 1024 ** 3;

export function openMediaFiles({ db, storage, imageRenderer }: { db: Db; storage: Storage; imageRenderer: ImageRenderer }): MediaFiles {
  const drawn = limitSize({ list: () => storage.list(DRAWN), remove: storage.remove }, MAX_DRAWN_BYTES);
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  /** Only images that the shop shows are rendered, so that invented addresses do not fill the disk. */
  const findSubject = async (path: string): Promise<Subject | undefined> => {
    const scene = findScene(drawnScene.exec(path)?.[1] ?? '');
    if (scene) return { scene };
    if (!drawnGarment.test(path)) return undefined;
    const drawing = await findDrawing(db, path);
    return drawing && { garment: drawing as GarmentPicture };
  };

  const renderAndStore = async (path: string, key: string, isUrgent: boolean): Promise<Buffer | undefined> => {
    const subject = await findSubject(path);
    if (!subject) return undefined;
    const bytes = await imageRenderer.draw(subject, isUrgent);
    await storage.put(key, bytes);
    await drawn.grew(bytes.byteLength);
    return bytes;
  };

  return {
    get: async (path, isUrgent = true) => {
      const key = findPublicKey(path);
      if (key === undefined) return undefined;
      const stored = await storage.get(key).catch(ignoreInvalidKey);
      if (stored) return stored;
      const drawing = underWay.get(path) ?? renderAndStore(path, key, isUrgent).finally(() => underWay.delete(path));
      underWay.set(path, drawing);
      return drawing;
    },
    findAddress: async (path) => {
      const key = findPublicKey(path);
      // A drawn image may not exist before it is requested here.
      return key === undefined || key.startsWith(`${DRAWN}/`) ? undefined : storage.findAddress(key);
    },
  };
}

function findPublicKey(path: string): string | undefined {
  const key = path.startsWith('/media/') ? path.slice('/media/'.length) : '';
  return key !== '' && isPublicKey(key) ? key : undefined;
}

function ignoreInvalidKey(error: unknown): undefined {
  if (!(error instanceof InvalidStorageKey)) throw error;
}
