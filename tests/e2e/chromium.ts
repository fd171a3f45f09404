import type { LaunchOptions } from '@playwright/test';

/** How the browser is started. Pictures take more time to draw than all else together, and few tests look at any. */
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
