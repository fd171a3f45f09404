/**
 * Executes the steps of the Dockerfile in a folder, for machines without Docker: each stage is a folder, `/shop` is its working directory. The script
 * tests the steps and measures the size of the image without its base. It does not test users, volumes and the health check. Usage: node
 * scripts/try-image.mjs FOLDER. FOLDER must not exist; the result is FOLDER/image.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const [target] = process.argv.slice(2);
if (!target) {
  console.error('Usage: node scripts/try-image.mjs FOLDER');
  process.exit(1);
}
const folder = resolve(target);
const context = join(folder, 'context');
mkdirSync(folder);
copyContext();

const stages = new Map();
let stage = '';
for (const [, instruction, words] of readSteps()) {
  if (instruction === 'FROM') stage = startStage(words);
  else if (instruction === 'COPY') copy(words);
  // A RUN with paths outside of the working directory needs an image.
  else if (instruction === 'RUN' && !/(^| )\/\w/.test(words)) run(words);
  else if (instruction !== 'WORKDIR') console.log(`skipped: ${instruction} ${words.slice(0, 60)}`);
}
console.log(`${stage} has ${(weigh(stage) / 1024 ** 2).toFixed(0)} MiB without the base image.`);

/** Copies the files of the build context: the files in Git, except those in .dockerignore. Its patterns with `**` are for folders outside Git. */
function copyContext() {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#') && !line.includes('*'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files) {
    if (!file || ignored.some((pattern) => file === pattern || file.startsWith(`${pattern}/`))) continue;
    mkdirSync(dirname(join(context, file)), { recursive: true });
    cpSync(join(root, file), join(context, file));
  }
}

function readSteps() {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8').replace(/\\\n\s*/g, '');
  return [...text.matchAll(/^([A-Z]+) (.*)$/gm)];
}

/** @param {string} words such as `manifests AS build` */
function startStage(words) {
  const [base, , name = 'image'] = words.split(' ');
  const path = join(folder, name);
  mkdirSync(path);
  if (stages.has(base)) cpSync(stages.get(base), path, { recursive: true, verbatimSymlinks: true });
  stages.set(name, path);
  return path;
}

/** @param {string} words such as `--from=build /shop/apps/server/dist apps/server/dist` */
function copy(words) {
  const from = /^--from=(\S+) /.exec(words)?.[1];
  const paths = words.replace(/^--from=\S+ /, '').split(' ');
  const to = paths.pop() ?? '';
  for (const path of paths) {
    const source = join(from ? stages.get(from) : context, path.replace(/^\/shop\/?/, ''));
    const isInto = to.endsWith('/') && lstatSync(source).isFile();
    cpSync(source, join(stage, to, isInto ? (path.split('/').at(-1) ?? '') : ''), { recursive: true, verbatimSymlinks: true });
  }
}

/** @param {string} command */
function run(command) {
  console.log(`RUN ${command}`);
  const { status } = spawnSync('sh', ['-c', command], { cwd: stage, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} path @returns {number} bytes */
function weigh(path) {
  const details = lstatSync(path);
  if (!details.isDirectory()) return details.size;
  return readdirSync(path).reduce((sum, name) => sum + weigh(join(path, name)), 0);
}
