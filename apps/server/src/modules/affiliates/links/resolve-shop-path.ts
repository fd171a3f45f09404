import { defaultLanguageId } from '@selvedge/i18n';
import { InvalidInput } from '#kit/errors';
import { listActiveCountries } from '#modules/countries';
import type { Tx } from '#platform/transaction';
import { resolveLinkTarget } from './link-target.ts';

/** Returns the path of a public page that staff entered, without its language. @throws InvalidInput about the field `path` */
export async function resolveShopPath(tx: Tx, { path, countryIds }: { path: string; countryIds: readonly number[] }): Promise<string> {
  const url = path.trim().replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/';
  if (!url.startsWith('/')) throw createRefusal('Enter a path of the shop, such as /brands');
  const countryId = countryIds[0] ?? (await listActiveCountries(tx))[0]?.id ?? 0;
  // The path has no host.
  const publicAddress = { publicUrl: 'https://shop.example', isLoopback: false };
  try {
    return (await resolveLinkTarget(tx, { url, countryId, languageId: defaultLanguageId, publicAddress })).path;
  } catch (error) {
    if (error instanceof InvalidInput) throw createRefusal('The shop has no such public page');
    throw error;
  }
}

const createRefusal = (message: string) => new InvalidInput([{ field: 'path', code: 'url', params: { message } }]);
