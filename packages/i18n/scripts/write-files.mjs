import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../compiled', import.meta.url));

/**
 * Makes `compiled/` contain exactly these files. Unchanged files are not touched, so that a running development server restarts only
 * when a text has changed.
 * @param {Record<string, string>} files by path in the folder
 */
export function writeFiles(files) {
  const present = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()) : [];
  for (const { parentPath, name } of present) {
    const file = join(parentPath, name);
    if (!(relative(folder, file).replaceAll('\\', '/') in files)) rmSync(file);
  }
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
