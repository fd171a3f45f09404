import { createHash } from 'node:crypto';

/** Returns the SHA-256 hash of a token, hex. A fast hash is enough for 256 random bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
