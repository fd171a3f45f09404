import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** The standard term of each word that paths and documents must not use. `names.js` checks names in the code. */
const { everywhere: standardTerms } = JSON.parse(readFileSync(join(import.meta.dirname, 'forbidden-words.json'), 'utf8')) as {
  everywhere: Record<string, string>;
};
const forbidden = Object.keys(standardTerms).join('|');
const inPath = new RegExp(`(?:^|[/.-])(${forbidden})(?:[/.-]|$)`);
const inText = new RegExp(`(?<![\\w-])(${forbidden.replaceAll('-', '[- ]')})(?![\\w-])`, 'i');
/** Kebab case, with the dots of test, type and module files, and `_index` and `$` of file-based routes. */
const fileName = /^\.?[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
const maxSubject = 72;

/** Folders with installed, generated or stored files. */
const skipped = new Set([
  '.git',
  '.cache',
  '.react-router',
  'build',
  'compiled',
  'data',
  'dist',
  'dist-for-tests',
  'migrations',
  'node_modules',
  'test-results',
]);

/** Lists the project's own files with paths relative to its root. */
function listFiles(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : listFiles(path);
    return [relative(root, path)];
  });
}

/** Returns the output lines of git; undefined if this copy has no history. */
function git(...args: string[]): string[] | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  } catch {
    return undefined;
  }
}

/** Returns each path or line with a forbidden word and the standard term; an empty list if none has one. */
function listForbidden(texts: readonly string[], pattern: RegExp): string[] {
  return texts.flatMap((text) => {
    const word = pattern.exec(text)?.[1]?.toLowerCase().replaceAll(' ', '-');
    return word === undefined ? [] : [`${text.trim().slice(0, 120)}: ${word} is ${standardTerms[word] ?? ''}`];
  });
}

test('no file or folder is named by a forbidden word', () => {
  expect(listForbidden(listFiles(), inPath)).toEqual([]);
});

test('no document uses a forbidden word', () => {
  const documents = listFiles().filter((path) => path.endsWith('.md') && !path.startsWith('packages/'));
  const lines = documents.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .map((line) => `${path}: ${line}`),
  );
  expect(listForbidden(lines, inText)).toEqual([]);
});

test('a forbidden word is found in a path and in a sentence, and part of another word is not', () => {
  expect(listForbidden(['apps/server/src/desk/run.ts', 'apps/server/src/desktop.ts'], inPath)).toHaveLength(1);
  expect(listForbidden(['The desk is empty.', 'A desktop computer.'], inText)).toEqual(['The desk is empty.: desk is order queue']);
  expect(listForbidden(['They hand over the cart.'], inText)).toEqual(['They hand over the cart.: hand-over is cart transfer']);
});

test('source files are named in kebab case', () => {
  const sources = listFiles().filter((path) => /\.(ts|tsx|mjs|js|css)$/.test(path));
  expect(sources.filter((path) => !fileName.test(path.split('/').at(-1) ?? ''))).toEqual([]);
});

test('the subject of each commit since the last tag has at most 72 characters', ({ skip }) => {
  const tags = git('tag', '--sort=-creatordate');
  // Before the first release, the test checks only the newest commit.
  const subjects = tags && git('log', '--format=%s', ...(tags[0] ? [`${tags[0]}..HEAD`] : ['-1']));
  if (!subjects) return skip('this copy has no history');
  expect(subjects.filter((subject) => subject.length > maxSubject)).toEqual([]);
});
