import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The script behind a package's command, wherever npm has put the package: beside its workspace or at the top.
 * @param {string} root @param {string} workspace such as `apps/storefront` @param {string} name the command
 */
export function binOf(root, workspace, name) {
  const found = [workspace, '.'].map((folder) => join(root, folder, 'node_modules/.bin', name)).find(existsSync);
  if (!found) throw new Error(`${name} is not installed`);
  return realpathSync(found);
}
