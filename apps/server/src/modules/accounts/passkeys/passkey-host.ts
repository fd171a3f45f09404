import { createHash } from 'node:crypto';
import { InvalidInput } from '#kit/errors';
import { isShopHost } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';

/** The address of the shop, because passkeys are bound to its hosts. */
export type PublicAddress = Pick<Config, 'publicUrl' | 'isLoopback'>;

/**
 * Returns the host to which a passkey of this origin is bound, the "relying party id" of WebAuthn.
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
 * Returns the user handle that a device stores. All passkeys of a user and kind have the same handle, which contains no personal data. A device
 * stores one passkey per handle, so the shop and the back office use different handles.
 */
export const buildUserHandle = (userId: number, { isForStaff = false }: { isForStaff?: boolean } = {}): Buffer =>
  createHash('sha256')
    .update(`selvedge ${isForStaff ? 'staff' : 'user'} ${userId}`)
    .digest();
