import type { S3Settings, StorageSettings, StoreName } from './storage.ts';

/** The checked settings of the stores in the environment. */
interface GivenStorage {
  STORAGE?: StoreName | undefined;
  STORAGE_FALLBACK?: StoreName | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_PATH_STYLE?: string | undefined;
}

/** Returns the settings of the stores. Files are in the bucket if it is configured and `STORAGE` does not select another store. */
export function readStorageSettings(given: GivenStorage): NonNullable<StorageSettings['storage']> {
  const s3 = readS3Settings(given);
  return { store: given.STORAGE ?? (s3 ? 's3' : 'local'), fallback: given.STORAGE_FALLBACK, s3 };
}

function readS3Settings(given: GivenStorage): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_ENDPOINT: endpoint } = given;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  // Self-hosted services have no host name for each bucket.
  const usesPathStyle = given.S3_PATH_STYLE ? given.S3_PATH_STYLE === 'on' : endpoint !== undefined;
  return { endpoint, bucket, region: given.S3_REGION, accessKeyId, secretAccessKey, usesPathStyle };
}

/** Returns a line for each setting of the stores that is missing or contradicts another. */
export function listStorageProblems(given: GivenStorage): string[] {
  const names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const absent = names.filter((name) => given[name] === undefined);
  const lines: string[] = [];
  if (absent.length > 0 && absent.length < names.length) lines.push(`${absent.join(' and ')} is missing: S3 needs ${names.join(' and ')}`);
  if (absent.length === names.length) {
    for (const name of ['STORAGE', 'STORAGE_FALLBACK'] as const)
      if (given[name] === 's3') lines.push(`${name} is s3, which needs ${names.join(' and ')}`);
  }
  const { store, fallback } = readStorageSettings(given);
  if (fallback === store) lines.push(`STORAGE_FALLBACK is ${store}, which is the store itself: name the other one, or none`);
  return lines;
}
