import type { Readable } from 'node:stream';

/**
 * A store for the shop's files: pictures, documents, exports, import files, feeds. Keys are lower-case path segments:
 * `uploads/2026/shirt.webp`. Reading and writing another key throws InvalidStorageKey.
 */
export interface Storage {
  /** Writes a file. A reader sees the old file or the complete new one; an error of the stream keeps the old file. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** Writes a file unless there is one with this key, in which case a stream is destroyed. @returns whether it was written */
  add(key: string, content: Uint8Array | Readable): Promise<boolean>;
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

/** The names of the stores, as the settings give them. */
export const storeNames = ['local', 's3'] as const;
export type StoreName = (typeof storeNames)[number];

/** Access to a bucket of an S3 service. */
export interface S3Settings {
  /** Address of the service; undefined: Amazon's own for the region. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is part of the path instead of the host name. */
  usesPathStyle: boolean;
}

/** The settings of all stores. */
export interface StorageSettings {
  dataDir: string;
  /** Absent: the local folder only. */
  storage?: {
    /** The store that files are written to. */
    store: StoreName;
    /** The store that is read when the other one lacks a file, during a move. */
    fallback: StoreName | undefined;
    s3: S3Settings | undefined;
  };
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
const privateFolders = ['backups', 'doctor', 'documents', 'feeds', 'imports', 'payouts', 'privacy'];

/** The folder of the images that the shop renders itself. Copies leave it out, because the shop renders them again. */
export const RENDERED_FOLDER = 'drawn';

/** Tells whether everybody may read a file by its key. */
export const isPublicKey = (key: string): boolean => !privateFolders.includes(key.split('/')[0] ?? '');
