import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the script of a package's command, which npm installs either in the workspace or at the root.
 * @param {string} root @param {string} workspace such as `apps/storefront` @param {string} name the command
 */
export function findBin(root, workspace, name) {
  const found = [workspace, '.'].map((folder) => join(root, folder, 'node_modules/.bin', name)).find(existsSync);
  if (!found) throw new Error(`${name} is not installed`);
  return realpathSync(found);
}
