import { createHash } from 'node:crypto';
import { InvalidInput } from '#kit/errors';
import { isShopHost } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';

/** The shop's address, because passkeys are bound to its hosts. */
export type PublicAddress = Pick<Config, 'publicUrl' | 'isLoopback'>;

/**
 * Returns the host that a passkey of this origin is bound to, the "relying party id" of WebAuthn.
 * @throws InvalidInput if the origin does not belong to the shop
 */
export async function readPasskeyHost(db: Db, origin: string, publicAddress: PublicAddress): Promise<string> {
  const url = new URL(origin);
  const isOwn =
    url.origin === origin && url.protocol === new URL(publicAddress.publicUrl).protocol && (await isShopHost(db, url.host, publicAddress));
  if (!isOwn) throw new InvalidInput([{ field: 'origin', code: 'format' }]);
  return url.hostname.replace(/^www\./, '');
}

/** Returns the origins that may use passkeys of a host. */
export function listAllowedOrigins(rpId: string, { publicUrl }: PublicAddress): string[] {
  const { protocol, port } = new URL(publicUrl);
  return [rpId, `www.${rpId}`].flatMap((name) => ['', ...(port === '' ? [] : [`:${port}`])].map((ending) => `${protocol}//${name}${ending}`));
}

/**
 * Returns the user handle that a device stores: the same for all passkeys of a user and kind, without personal data. A device keeps one
 * passkey per handle, so the shop and the back office have different ones.
 */
export const buildUserHandle = (userId: number, { isForStaff = false }: { isForStaff?: boolean } = {}): Buffer =>
  createHash('sha256')
    .update(`selvedge ${isForStaff ? 'staff' : 'user'} ${userId}`)
    .digest();
