/** Walks the shop that is served at a port: see scripts/walk.mjs. */
import { parseArgs } from 'node:util';
import { told, walk } from './walk.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { port: text, host: text, language: text, route: text, square: { type: 'boolean', default: false } } });
const { port = '3000', host, language, route, square } = values;
const { findings, opened } = await walk({
  ...{ port: Number(port), isWhole: !square, only: { host, language, route } },
  onProgress: (done, of) => process.stderr.write(`\r${done} of ${of} pages`),
});
console.log(`\n${told(findings)}${opened} pages opened, ${findings.size} kinds of faults`);
process.exitCode = findings.size > 0 ? 1 : 0;
