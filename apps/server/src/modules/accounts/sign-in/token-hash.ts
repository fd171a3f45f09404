import { createHash } from 'node:crypto';

/** @returns hex SHA-256: a fast hash is enough for 256 random bits */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
