/** Checks all pages of the shop on a port; see scripts/walk.mjs. */
import { parseArgs } from 'node:util';
import { formatProblems, walk } from './walk.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { port: text, host: text, language: text, route: text, square: { type: 'boolean', default: false } } });
const { port = '3000', host, language, route, square } = values;
const { problems, opened } = await walk({
  ...{ port: Number(port), isWhole: !square, only: { host, language, route } },
  onProgress: (done, total) => process.stderr.write(`\r${done} of ${total} pages`),
});
console.log(`\n${formatProblems(problems)}${opened} pages opened, ${problems.size} kinds of problems`);
process.exitCode = problems.size > 0 ? 1 : 0;
