import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { CommandFailed, runQuietly } from '../run.mjs';
import { withProgress } from '../progress.mjs';

const USUAL_PATHS = [
  // The headless shell has no windows and no graphics process, so the tests need a third less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a working Chromium, or installs one.
 * @param {string} root
 * @returns {Promise<string | undefined>} its path
 */
export async function ensureChromium(root) {
  const found = findChromium();
  if (found) return found;
  for (const install of [installFromDebian, () => installWithPlaywright(root)]) {
    try {
      await install();
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error;
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  return undefined;
}

function findChromium() {
  return [process.env.CHROMIUM_PATH, ...USUAL_PATHS, ...fromPlaywright()].find((path) => path && existsSync(path) && isRunnable(path));
}

/** Starts the browser to test it. Ubuntu's `chromium-browser` is a stub that only prints a message about snap. */
function isRunnable(path) {
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function fromPlaywright() {
  const caches = [process.env.PLAYWRIGHT_BROWSERS_PATH, join(homedir(), '.cache/ms-playwright'), join(homedir(), 'Library/Caches/ms-playwright')];
  const programs = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-linux/headless_shell',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ];
  return caches
    .filter((cache) => cache && existsSync(cache))
    .flatMap((cache) =>
      readdirSync(cache)
        .filter((name) => name.startsWith('chromium'))
        .sort()
        .reverse()
        .flatMap((name) => programs.map((program) => join(cache, name, program))),
    );
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !hasCommand('apt-get')) return;
  await withProgress('Installing Chromium for the browser tests', async (show) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runQuietly(['apt-get', 'update'], { env });
    show(0.3);
    const install = (browser) => runQuietly(['apt-get', 'install', '-y', '--no-install-recommends', browser, 'fonts-noto-core'], { env });
    // Some distributions have only the full browser.
    await install('chromium-headless-shell').catch(() => install('chromium'));
  });
}

async function installWithPlaywright(root) {
  await withProgress('Fetching Chromium for the browser tests', () =>
    runQuietly([process.execPath, join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], { cwd: root }),
  );
}

function hasCommand(name) {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
