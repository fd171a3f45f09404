import { defineConfig, devices } from '@playwright/test';
import { isShortRun } from './apps/server/src/testing/proof-size.ts';
import { chromium } from './tests/e2e/chromium.ts';
import { inboundMailSecret } from './tests/e2e/inbound-mail.ts';
import { testPort } from './tests/e2e/test-port.ts';

/** Files in which staff change the shop. All shoppers see these changes, so the files run last. */
const atWork =
  /(affiliate-admin|affiliate-messages|back-office-forms|back-office-products|coupon-form|import-products|customer-messages|mailings|media|order-queue|overview|packing|phone-order|price-changes|reports|shop-settings|staff|taxonomy)\.spec\.ts$/;
/**
 * Tags of tests. `npm test` runs only the tests with `@short`; `npm run test:all` and `npx playwright test` run all of them. Without a further tag a
 * test runs on the desktop. `@phone`: on the phone too; `@phone-whole`: on the phone too, but not in `npm test`; `@phone-only`: on the phone only.
 */
const onDesktop = isShortRun ? /@short/ : /./;
const onPhone = isShortRun ? /(?=.*@short)(?=.*@phone(?!-whole))/ : /@phone/;
const launchOptions = chromium({ pictures: process.env.SCREENS !== undefined });

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/raise-stock.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A busy machine can delay one test beyond its time limit. The report lists a test that passed on its second run as flaky.
  retries: process.env.CI ? 1 : 0,
  // Both limits end tests that hang. They are high enough for a slow or busy machine.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: `http://si.localhost:${testPort}`,
    // Ends a click on an element that never appears, before the time limit of the whole test.
    actionTimeout: 90_000,
    // A click during the cross-fade of two pages reaches neither. The test of the cross-fade turns motion on.
    contextOptions: { reducedMotion: 'reduce' },
    // Requests of a service worker bypass `page.route`. The test of the offline page allows service workers.
    serviceWorkers: 'block',
    // A video of each test would use a core that the shop needs. A trace with DOM snapshots is enough to find the fault.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    launchOptions,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: atWork,
      grep: onDesktop,
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions },
    },
    {
      name: 'phone',
      testIgnore: atWork,
      grep: onPhone,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, launchOptions },
    },
    {
      name: 'back office',
      testMatch: atWork,
      grep: onDesktop,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions },
    },
  ],
  webServer: {
    command: 'node scripts/serve-for-tests.mjs',
    url: `http://127.0.0.1:${testPort}/readyz`,
    timeout: 120_000,
    // Locally, a shop that is already served is reused.
    reuseExistingServer: !process.env.CI,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { PORT: String(testPort), INBOUND_MAIL_SECRET: inboundMailSecret },
  },
});
