import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Maximum number of source files in one folder. A larger folder needs subfolders by topic. */
const MAX_FILES = 25;
const root = resolve(import.meta.dirname, '../..');
const folders = ['apps', 'packages', 'scripts', 'tests', 'bench'];
const skipped = /^(node_modules|dist|dist-for-tests|build|compiled|\.react-router|\.cache)$/;
/** Returns whether a file is code. Tests, style sheets, SQL and JSON do not count. */
const isSource = (path: string): boolean => /\.(ts|tsx|js|mjs|cjs)$/.test(path) && !/\.(test|spec|faults)\.tsx?$/.test(path);
/** Returns whether a folder has one file per language or country. Such folders have no limit. */
const isOfTexts = (folder: string): boolean => ['texts', 'data'].includes(basename(folder));

test('no folder has more than 25 source files', () => {
  expect(listLargeFolders(folders.flatMap((folder) => listFiles(join(root, folder))))).toEqual([]);
});

test('a folder with 26 source files is reported', () => {
  const createPaths = (folder: string, count: number, ending: string) =>
    Array.from({ length: count }, (_, index) => `${folder}/file-${index}${ending}`);
  expect(listLargeFolders([...createPaths('apps/a', 26, '.ts'), ...createPaths('apps/b', 25, '.tsx')])).toEqual(['apps/a: 26']);
  const more = [...createPaths('apps/b', 25, '.ts'), ...createPaths('apps/b', 25, '.test.ts'), ...createPaths('apps/b', 25, '.module.css')];
  expect(listLargeFolders([...more, ...createPaths('apps/b/texts', 30, '.ts')])).toEqual([]);
});

function listLargeFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths.filter(isSource)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) => (count > MAX_FILES && !isOfTexts(folder) ? [`${folder}: ${count}`] : []));
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : listFiles(join(folder, entry.name));
    return [relative(root, join(folder, entry.name))];
  });
}
