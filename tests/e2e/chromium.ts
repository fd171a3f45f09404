import type { LaunchOptions } from '@playwright/test';

/** Returns the launch options of the browser. Images are off by default: drawing them takes most of the time, and few tests need them. */
export const chromium = ({ pictures }: { pictures: boolean }): LaunchOptions => ({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
    '--no-first-run',
    '--disable-sync',
    ...(pictures ? [] : ['--blink-settings=imagesEnabled=false']),
  ],
});
