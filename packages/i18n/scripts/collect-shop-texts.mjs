import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

export const home = fileURLToPath(new URL('..', import.meta.url));

/**
 * Collects the English texts from the sources of the storefront.
 * @returns {Promise<Record<string, { message: string, files: string[] }>>} by id; `files` are relative to this package
 */
export async function collectShopTexts() {
  const [catalog] = await getCatalogs(getConfig({ configPath: join(home, 'lingui.config.js') }));
  const collected = await catalog.collect();
  if (!collected) throw new Error('The texts could not be collected from the sources.');
  return Object.fromEntries(
    Object.entries(collected).map(([id, { message, origin = [] }]) => [id, { message: message ?? id, files: origin.map(([file]) => file) }]),
  );
}
