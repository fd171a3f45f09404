import { expect, test } from '@playwright/test';
import { crawlProfile } from '../crawl/crawl-profile.ts';
import { Report } from '../crawl/report.ts';

/** A page with one fault of each kind that the crawl looks for. */
const faulty = `<!doctype html><html lang="en"><title>Faults</title><body><main>
  <a href="/dead">A dead link</a>
  <button type="button">Does nothing</button>
  <div style="position: relative"><button type="button" onclick="this.textContent = 'Pressed'">Covered</button>
    <div style="position: absolute; inset: 0; width: 300px">Above it</div></div>
  <button type="button" onclick="throw new Error('broken handler')">Throws</button>
  <button type="button" onclick="document.querySelector('#results').style.opacity = 0.45; this.textContent = 'Filtered'">Dims</button>
  <button type="button" onclick="fetch('/refused', { method: 'POST' }).then(() => (document.querySelector('[role=status]').textContent = 'Saved'))">Save</button>
  <p>order.status.label</p>
  <div id="results">${'A sentence about what was found. '.repeat(8)}</div>
  <p role="status"></p>
</main></body></html>`;

test('the crawl reports each kind of fault, and nothing on a page without one', { tag: '@short' }, async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript('globalThis.__name ??= (value) => value');
  const pages: Record<string, { status: number; body: string }> = {
    '/faulty': { status: 200, body: faulty },
    '/plain': { status: 200, body: '<!doctype html><html lang="en"><title>Plain</title><main><p>Hello</p><a href="/other">Other</a></main></html>' },
    '/other': { status: 200, body: '<!doctype html><html lang="en"><title>Other</title><main><a href="/plain">Back</a></main></html>' },
    '/dead': { status: 404, body: '<!doctype html><html lang="en"><title>Missing</title><p>There is no such page</p></html>' },
    '/refused': { status: 422, body: '{}' },
  };
  await context.route('http://crawled.test/**', (route) => {
    const found = pages[new URL(route.request().url()).pathname] ?? { status: 204, body: '' };
    return route.fulfill({ ...found, contentType: 'text/html' });
  });
  const crawl = async (path: string): Promise<string[]> => {
    const report = new Report();
    const profile = { name: 'guest', area: 'storefront', isPhone: false, consent: 'refused' } as const;
    const budget = { clicks: 20, forms: 0, perGroup: 1, perPage: 20, forwardPerPage: 20 };
    await crawlProfile({ context, profile, start: `http://crawled.test${path}`, seed: 1, budget, report });
    return report.faults.map(({ what }) => what);
  };

  const found = await crawl('/faulty');
  for (const expected of [
    /^GET \/dead answered 404$/,
    /^does nothing: button "Does nothing"$/,
    /^is covered by div\./,
    /^page error: broken handler$/,
    /^stays dimmed: div\./,
    /^says "Saved" although the request failed$/,
    /^shows keys or codes: "order.status.label"$/,
  ])
    expect(
      found.filter((fault) => expected.test(fault)),
      String(expected),
    ).not.toEqual([]);
  expect(await crawl('/plain')).toEqual([]);
  await context.close();
});
