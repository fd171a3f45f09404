import { createHash } from 'node:crypto';
import { InvalidInput } from '#kit/errors';
import { isOwnHost } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';

/** Where the shop stands: passkeys are bound to its hosts. */
export type Standing = Pick<Config, 'publicUrl' | 'isLoopback'>;

/**
 * The host that a passkey is bound to when a page of this origin asks for it, WebAuthn's "relying party id".
 * @throws InvalidInput if it is none of the shop's own
 */
export async function passkeyHost(db: Db, origin: string, standing: Standing): Promise<string> {
  const url = new URL(origin);
  const isOwn = url.origin === origin && url.protocol === new URL(standing.publicUrl).protocol && (await isOwnHost(db, url.host, standing));
  if (!isOwn) throw new InvalidInput([{ field: 'origin', code: 'format' }]);
  return url.hostname.replace(/^www\./, '');
}

/** The origins whose pages may use what is bound to a host. */
export function originsOf(rpId: string, { publicUrl }: Standing): string[] {
  const { protocol, port } = new URL(publicUrl);
  return [rpId, `www.${rpId}`].flatMap((name) => ['', ...(port === '' ? [] : [`:${port}`])].map((ending) => `${protocol}//${name}${ending}`));
}

/**
 * By what a device names the account to us: the same for all its passkeys of a kind, and nothing that says who somebody is.
 * A device keeps one passkey a name, so the shop's and the back office's have two.
 */
export const userHandle = (userId: number, { isForStaff = false }: { isForStaff?: boolean } = {}): Buffer =>
  createHash('sha256')
    .update(`selvedge ${isForStaff ? 'staff' : 'user'} ${userId}`)
    .digest();
