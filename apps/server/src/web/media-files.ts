import { join } from 'node:path';
import { findDrawing } from '#modules/media';
import type { Db } from '#platform/database';
import { InvalidStorageKey, type Storage } from '#platform/storage';
import type { GarmentPicture } from '@selvedge/demo';
import type { Draughtsman, Subject } from './media-drawing.ts';
import { limitFolder } from './media-folder.ts';
import { findScene } from './scenes.ts';

/** The shop's pictures by their addresses: kept ones from storage, drawn ones drawn when first asked for. */
export interface MediaFiles {
  /**
   * @param path `/media/…`, without a query
   * @returns undefined where the shop has no such file
   * @throws QueueIsFull when too many pictures are waited for
   */
  get(path: string, isUrgent?: boolean): Promise<Buffer | undefined>;
}

const drawnScene = /^\/media\/drawn\/scene\/([a-z-]{1,80})\.webp$/;
const drawnGarment = /^\/media\/drawn\/[a-z0-9-]{1,80}\/[a-z0-9-]{1,80}\.webp$/;

/** Papers, exports and files of imports lie in the same storage and are nobody's picture. */
const isSomebodys = /^(papers|privacy|imports)\//;

/** Some forty thousand pictures; one that had to go is drawn again when asked for. */
const MAX_DRAWN_BYTES = 5 * 1024 ** 3;

export function openMediaFiles({ db, storage, draughtsman }: { db: Db; storage: Storage; draughtsman: Draughtsman }): MediaFiles {
  const drawn = limitFolder(join(storage.folder, 'drawn'), MAX_DRAWN_BYTES);
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  /** Only what the shop shows is drawn: an address that somebody made up fills no disk. */
  const subjectOf = async (path: string): Promise<Subject | undefined> => {
    const scene = findScene(drawnScene.exec(path)?.[1] ?? '');
    if (scene) return { scene };
    if (!drawnGarment.test(path)) return undefined;
    const drawing = await findDrawing(db, path);
    return drawing && { garment: drawing as GarmentPicture };
  };

  const drawAndKeep = async (path: string, key: string, isUrgent: boolean): Promise<Buffer | undefined> => {
    const subject = await subjectOf(path);
    if (!subject) return undefined;
    const bytes = await draughtsman.draw(subject, isUrgent);
    await storage.put(key, bytes);
    await drawn.grew(bytes.byteLength);
    return bytes;
  };

  return {
    get: async (path, isUrgent = true) => {
      if (!path.startsWith('/media/')) return undefined;
      const key = path.slice('/media/'.length);
      if (isSomebodys.test(key)) return undefined;
      const kept = await getKept(storage, key);
      if (kept) return kept;
      const drawing = underWay.get(path) ?? drawAndKeep(path, key, isUrgent).finally(() => underWay.delete(path));
      underWay.set(path, drawing);
      return drawing;
    },
  };
}

async function getKept(storage: Storage, key: string): Promise<Buffer | undefined> {
  try {
    return await storage.get(key);
  } catch (error) {
    if (error instanceof InvalidStorageKey) return undefined;
    throw error;
  }
}
