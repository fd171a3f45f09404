import type { Readable } from 'node:stream';

/**
 * A store for the shop's files: pictures, documents, exports, import files, feeds. Keys are lower-case path segments: `uploads/2026/shirt.webp`.
 * Reading or writing any other key throws InvalidStorageKey.
 */
export interface Storage {
  /** Writes a file. A reader gets the old file or the complete new file. After an error of the stream, the old file remains. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** Writes a file unless the key already has one; then it destroys a given stream. @returns whether the file was written */
  add(key: string, content: Uint8Array | Readable): Promise<boolean>;
  /** Reads a whole file. @returns undefined if the file does not exist */
  get(key: string): Promise<Buffer | undefined>;
  /**
   * Opens a file as a stream.
   * @param range the first and the last byte; default: the whole file
   * @returns undefined if the file does not exist
   */
  open(key: string, range?: ByteRange): Promise<OpenFile | undefined>;
  /** Returns size and age of a file without opening it; undefined if the file does not exist. */
  findDetails(key: string): Promise<Omit<ListedFile, 'key'> | undefined>;
  /** Removes a file; does nothing if the file does not exist. */
  remove(key: string): Promise<void>;
  /** Lists the files below a folder in the order of their keys. @param folder such as `uploads`; default: all files */
  list(folder?: string): AsyncIterable<ListedFile>;
}

export interface OpenFile {
  stream: Readable;
  changedAt: Date;
}

/** Positions start at 0. The range includes the last byte. */
export interface ByteRange {
  first: number;
  last: number;
}

export interface ListedFile {
  key: string;
  /** Size in bytes. */
  size: number;
  changedAt: Date;
}

/** The names of the stores in the settings. */
export const storeNames = ['local', 's3'] as const;
export type StoreName = (typeof storeNames)[number];

/** Access to a bucket of an S3 service. */
export interface S3Settings {
  /** Address of the service; undefined: Amazon's address for the region. */
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
    /** The store to which files are written. */
    store: StoreName;
    /** The store that is read during a move when the other store lacks a file. */
    fallback: StoreName | undefined;
    s3: S3Settings | undefined;
  };
}

/** A file name that could leave the folder or that identifies different files on different systems. */
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

/** Folders with private files. Only calls that authenticate the caller send these files. */
const privateFolders = ['backups', 'doctor', 'documents', 'feeds', 'imports', 'payouts', 'privacy'];

/** The folder of the images that the shop renders itself. Copies exclude it, because the shop can render the images again. */
export const RENDERED_FOLDER = 'drawn';

/** Returns whether a file is public. */
export const isPublicKey = (key: string): boolean => !privateFolders.includes(key.split('/')[0] ?? '');
