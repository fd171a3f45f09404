import { findDrawing } from '#modules/media';
import type { Db } from '#platform/database';
import { InvalidStorageKey, isPublicKey, RENDERED_FOLDER, type Storage } from '#platform/storage/storage';
import type { GarmentPicture } from '@selvedge/demo';
import type { ImageRenderer, Subject } from './image-renderer-process.ts';
import { limitSize } from './size-limit.ts';
import { findScene } from './scenes.ts';

/** The shop's images by address. Uploaded images come from storage; generated images are rendered on the first request. */
export interface MediaFiles {
  /**
   * @param path `/media/…`, without a query
   * @returns undefined if the shop does not have the file
   * @throws QueueIsFull when too many requests are waiting
   */
  get(path: string, need?: PictureNeed): Promise<Buffer | undefined>;
  /** Returns the key of a public file; undefined for other addresses. */
  findKey(path: string): string | undefined;
}

export interface PictureNeed {
  /** Displayed width in pixels. A small drawing renders faster. The full size if omitted. */
  width?: number | undefined;
  /** `false` if no request waits for the image. */
  isUrgent?: boolean;
}

const drawnScene = /^\/media\/drawn\/scene\/([a-z-]{1,80})\.webp$/;
const drawnGarment = /^\/media\/drawn\/[a-z0-9-]{1,80}\/[a-z0-9-]{1,80}\.webp$/;

/** Widths of small drawings in pixels: the cards of a listing on most screens, and a scene on a tablet. */
const SMALL_GARMENT = 640;
const SMALL_SCENE = 1280;

/** Maximum size of rendered images: about forty thousand images. A removed image is rendered again on request. */
const MAX_DRAWN_BYTES = 5 * 1024 ** 3;

export function openMediaFiles({ db, storage, imageRenderer }: { db: Db; storage: Storage; imageRenderer: ImageRenderer }): MediaFiles {
  const drawn = limitSize({ list: () => storage.list(RENDERED_FOLDER), remove: storage.remove }, MAX_DRAWN_BYTES);
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  /** Finds only images that the shop displays, so that requests for invented addresses do not fill the disk. */
  const findSubject = async (path: string): Promise<Subject | undefined> => {
    const scene = findScene(drawnScene.exec(path)?.[1] ?? '');
    if (scene) return { scene };
    if (!drawnGarment.test(path)) return undefined;
    const drawing = await findDrawing(db, path);
    return drawing && { garment: drawing as GarmentPicture };
  };

  const renderAndStore = async (path: string, key: string, width: number | undefined, isUrgent: boolean): Promise<Buffer | undefined> => {
    const subject = await findSubject(path);
    if (!subject) return undefined;
    const bytes = await imageRenderer.draw({ ...subject, ...(width !== undefined && { width }) }, isUrgent);
    await storage.put(key, bytes);
    await drawn.grew(bytes.byteLength);
    return bytes;
  };

  return {
    get: async (path, { width, isUrgent = true } = {}) => {
      const whole = findPublicKey(path);
      if (whole === undefined) return undefined;
      const getStored = (key: string) => storage.get(key).catch(ignoreInvalidKey);
      const stored = await getStored(whole);
      if (stored) return stored;
      const small = chooseSmallWidth(path, width);
      const key = small === undefined ? whole : whole.replace('drawn/', 'drawn/small/');
      const smallStored = small === undefined ? undefined : await getStored(key);
      if (smallStored) return smallStored;
      const drawing = underWay.get(key) ?? renderAndStore(path, key, small, isUrgent).finally(() => underWay.delete(key));
      underWay.set(key, drawing);
      return drawing;
    },
    findKey: findPublicKey,
  };
}

function findPublicKey(path: string): string | undefined {
  const key = path.startsWith('/media/') ? path.slice('/media/'.length) : '';
  return key !== '' && isPublicKey(key) ? key : undefined;
}

/** Returns the width of a small drawing that is large enough; undefined for the full size. */
function chooseSmallWidth(path: string, needed: number | undefined): number | undefined {
  const small = drawnScene.test(path) ? SMALL_SCENE : drawnGarment.test(path) ? SMALL_GARMENT : 0;
  return needed !== undefined && needed <= small ? small : undefined;
}

function ignoreInvalidKey(error: unknown): undefined {
  if (!(error instanceof InvalidStorageKey)) throw error;
}
