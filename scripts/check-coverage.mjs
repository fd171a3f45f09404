/**
 * Checks docs/coverage.md, which lists the implementation and the test of each item of the specification, or "not yet". Fails if the file or the test
 * of a row does not exist, or if the test file does not contain the title.
 */
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * @param {string} text the table's Markdown
 * @returns {{ line: number, item: string, built: string, shown: string }[]}
 */
export function readRows(text) {
  return text.split('\n').flatMap((content, index) => {
    const cells = content
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (cells.length !== 3 || /^-+$/.test(cells[0]) || cells[0] === 'item') return [];
    return [{ line: index + 1, item: cells[0], built: cells[1], shown: cells[2] }];
  });
}

/** @returns {string[]} one sentence per error in the rows */
export function listFaults(rows) {
  return rows.flatMap(({ line, item, built, shown }) => {
    if (built === 'not yet' || shown === 'not yet') return built === shown ? [] : [`line ${line}: "${item}" is either built and shown, or not yet`];
    const files = [...built.matchAll(/`([^`]+)`/g)].map((match) => match[1]);
    const tests = [...shown.matchAll(/`([^`]+)`(?:: “([^”]+)”)?/g)];
    if (files.length === 0) return [`line ${line}: "${item}" names no file`];
    if (tests.length === 0) return [`line ${line}: "${item}" names no test`];
    return [
      ...(shown.includes('”; “') ? [`line ${line}: a title follows another title without its file`] : []),
      ...files.filter((file) => !existsSync(file)).map((file) => `line ${line}: ${file} is not there`),
      ...tests.flatMap(([, file, title]) => {
        if (!existsSync(file)) return [`line ${line}: the test ${file} is not there`];
        return title && !readFileSync(file, 'utf8').includes(title) ? [`line ${line}: ${file} has no test “${title}”`] : [];
      }),
    ];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rows = readRows(readFileSync('docs/coverage.md', 'utf8'));
  const faults = rows.length === 0 ? ['docs/coverage.md has no rows'] : listFaults(rows);
  const open = rows.filter(({ built }) => built === 'not yet').length;
  console.log(`${rows.length - open} of ${rows.length} items of the specification are built and shown, ${open} not yet`);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
