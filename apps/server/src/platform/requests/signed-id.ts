import { createHmac } from 'node:crypto';
import { isSameSecret } from '#kit/same-secret';
import { MAX_INTEGER } from '../request-fields.ts';

/** The id with base 36, and its signature. */
const form = /^([0-9a-z]{1,6})-[\w-]{43}$/;

interface SignedId {
  id: number;
  /** A secret of the record. The token is valid as long as the record has it. */
  key: string;
  /** For what the token can be used. A token of one purpose is invalid for any other. */
  purpose: string;
}

/** Returns the token of a link in an email: the id with its signature. */
export const buildSignedId = ({ id, key, purpose }: SignedId): string =>
  `${id.toString(36)}-${createHmac('sha256', key).update(`${purpose} ${id}`).digest('base64url')}`;

/** Returns the id in a token, without verifying it; undefined: the token has another form. */
export function readSignedId(token: string): number | undefined {
  const [, digits] = form.exec(token) ?? [];
  const id = digits === undefined ? Infinity : Number.parseInt(digits, 36);
  return id <= MAX_INTEGER ? id : undefined;
}

/** Returns whether a token was built with these values. */
export const isSignedId = (token: string, signed: SignedId): boolean => isSameSecret(token, buildSignedId(signed));
