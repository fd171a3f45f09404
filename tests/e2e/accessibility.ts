import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Scope {
  /** Selector of the part of the page; the whole page by default. */
  part?: string;
  /** `wcag` leaves out the best practices of axe, which are not part of WCAG. */
  rules?: 'all' | 'wcag';
  /** Rules that do not apply. */
  without?: string[];
}

/**
 * Expects that axe finds no violation on the page.
 * @param label names the page in the failure
 */
export async function expectAccessible(page: Page, label = page.url(), { part, rules = 'all', without }: Scope = {}): Promise<void> {
  // One run in the page itself. Without it each run opens a second page and loads axe there again.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules === 'wcag') axe.withTags(wcag);
  if (part) axe.include(part);
  if (without) axe.disableRules(without);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${label}: ${id} at ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/**
 * Expects that the page is not wider than the screen of a phone.
 * @param label names the page in the failure
 */
export async function expectToFitPhone(page: Page, label: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const tooWide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(tooWide, `${label} is wider than the screen`).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}
