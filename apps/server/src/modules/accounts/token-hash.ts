import { createHash } from 'node:crypto';

/** @returns hex SHA-256: a token has 256 random bits, so that nothing slower is needed */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
