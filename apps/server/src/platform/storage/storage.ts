import type { Readable } from 'node:stream';

/**
 * A store for the shop's files: pictures, documents, exports, import files, feeds. Keys are lower-case path segments:
 * `uploads/2026/shirt.webp`. Reading and writing another key throws InvalidStorageKey.
 */
export interface Storage {
  /** Writes a file. A reader sees the old file or the complete new one; an error of the stream keeps the old file. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** Reads a whole file. @returns undefined when there is no such file */
  get(key: string): Promise<Buffer | undefined>;
  /**
   * Opens a file as a stream.
   * @param range the first and the last byte; default: the whole file
   * @returns undefined when there is no such file
   */
  open(key: string, range?: ByteRange): Promise<OpenFile | undefined>;
  /** Returns size and age of a file without opening it; undefined when there is no such file. */
  findDetails(key: string): Promise<Omit<ListedFile, 'key'> | undefined>;
  /** Removes a file; does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  /** Lists the files below a folder in the order of their keys. @param folder such as `uploads`; default: all files */
  list(folder?: string): AsyncIterable<ListedFile>;
  /**
   * Returns an address from which a browser can fetch a file without the shop: the public one, or a signed one that expires after an hour.
   * @returns undefined if the shop has to send the file itself
   */
  findAddress(key: string): Promise<string | undefined>;
}

export interface OpenFile {
  stream: Readable;
  changedAt: Date;
}

/** Positions from 0; the last byte belongs to the range. */
export interface ByteRange {
  first: number;
  last: number;
}

export interface ListedFile {
  key: string;
  /** Bytes. */
  size: number;
  changedAt: Date;
}

/** A kind of store. */
export interface StorageKind<Settings> {
  /** Opens the store. @returns undefined if its settings are not set */
  open(settings: Settings): Storage | undefined;
}

/** A file name that could escape the folder or means different files on different systems. */
export class InvalidStorageKey extends Error {
  override name = 'InvalidStorageKey';
  constructor(key: string) {
    super(`not a storage key: ${JSON.stringify(key)}`);
  }
}

const SEGMENT = /^[a-z0-9][a-z0-9._-]{0,127}$/;

/** @throws InvalidStorageKey */
export function assertStorageKey(key: string): void {
  if (key.length > 512 || !key.split('/').every((segment) => SEGMENT.test(segment))) throw new InvalidStorageKey(key);
}

/** Folders whose files are sent only by calls that check who asks. */
const privateFolders = ['documents', 'feeds', 'imports', 'payouts', 'privacy'];

/** Tells whether everybody may read a file by its key. */
export const isPublicKey = (key: string): boolean => !privateFolders.includes(key.split('/')[0] ?? '');
