import { join } from 'node:path';
import { findDrawing } from '#modules/media';
import type { Db } from '#platform/database';
import { InvalidStorageKey, type Storage } from '#platform/storage';
import type { GarmentPicture } from '@selvedge/demo/pictures';
import type { ImageRenderer, Subject } from './image-renderer-process.ts';
import { limitFolder } from './media-folder.ts';
import { findScene } from './scenes.ts';

/** The shop's images by address: stored ones from storage, generated ones rendered on the first request. */
export interface MediaFiles {
  /**
   * @param path `/media/…`, without a query
   * @returns undefined when the shop has no such file
   * @throws QueueIsFull when too many requests wait
   */
  get(path: string, isUrgent?: boolean): Promise<Buffer | undefined>;
}

const drawnScene = /^\/media\/drawn\/scene\/([a-z-]{1,80})\.webp$/;
const drawnGarment = /^\/media\/drawn\/[a-z0-9-]{1,80}\/[a-z0-9-]{1,80}\.webp$/;

/** Documents, exports and import files are in the same storage and are not public. */
const privateKeys = /^(documents|privacy|imports)\//;

/** About forty thousand images; a removed one is rendered again on request. */
const MAX_DRAWN_BYTES = 5 * 1024 ** 3;

export function openMediaFiles({ db, storage, imageRenderer }: { db: Db; storage: Storage; imageRenderer: ImageRenderer }): MediaFiles {
  const drawn = limitFolder(join(storage.folder, 'drawn'), MAX_DRAWN_BYTES);
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
      if (!path.startsWith('/media/')) return undefined;
      const key = path.slice('/media/'.length);
      if (privateKeys.test(key)) return undefined;
      const stored = await findStored(storage, key);
      if (stored) return stored;
      const drawing = underWay.get(path) ?? renderAndStore(path, key, isUrgent).finally(() => underWay.delete(path));
      underWay.set(path, drawing);
      return drawing;
    },
  };
}

async function findStored(storage: Storage, key: string): Promise<Buffer | undefined> {
  try {
    return await storage.get(key);
  } catch (error) {
    if (error instanceof InvalidStorageKey) return undefined;
    throw error;
  }
}
