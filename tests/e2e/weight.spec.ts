import { expect, test, type Page } from '@playwright/test';
import { chromium } from './chromium.ts';
import { openProduct, shopIn, visit } from './shopper.ts';

// Without pictures a page is loaded so soon that what is brought ahead for later counts too.
test.use({ launchOptions: chromium({ pictures: true }) });

/** Bytes of compressed JavaScript that a page may load before it can be used. */
const mostScript = 130 * 1024;

/** Watches what scripts weigh on the wire, without the headers of their answers. */
async function weighScripts(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script') return;
    scripts.add(requestId);
    bytes -= response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

test('home, listing and product need less than 130 KB of JavaScript before they can be used', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'scripts weigh the same on each screen');
  await visit(page, shopIn('si', 'category/women'));
  await openProduct(page);
  for (const url of [shopIn('si'), shopIn('si', 'category/women'), page.url(), shopIn('gr', 'category/women').replace('/en/', '/')]) {
    const fresh = await page.context().newPage();
    const weight = await weighScripts(fresh);
    await visit(fresh, url);
    expect(weight(), url).toBeGreaterThan(50 * 1024);
    expect(weight(), url).toBeLessThan(mostScript);
    await fresh.close();
  }
});
