import type { BrowserContext, ElementHandle, Page } from '@playwright/test';
import { findClickPoint, findControl, listControls, type Control } from './controls.ts';
import { checkForms } from './forms.ts';
import { checkPage, reportsSuccess, waitUntilSettled } from './check-page.ts';
import { getPagePattern } from './page-pattern.ts';
import type { Profile } from './profiles.ts';
import { createRandom, shuffle } from './random.ts';
import type { Report, Totals } from './report.ts';
import { PageWatch } from './watch-page.ts';

/** The limits of a crawl. */
export interface Budget {
  clicks: number;
  forms: number;
  /** How many controls of one group (the cards of a listing) are clicked on a page. */
  perGroup: number;
  /** How many controls of a page are clicked, apart from those of the frame (header, menu, footer). */
  perPage: number;
  /** The number of clicks per page that are followed by Back, Forward and Back if they open another page. Others are followed by Back alone. */
  forwardPerPage: number;
}

export interface Crawl {
  context: BrowserContext;
  profile: Profile;
  start: string;
  seed: number;
  budget: Budget;
  report: Report;
}

/** Faults that count only when the same click shows them a second time, because a busy machine can cause them once. */
const needsRecheck = /^(stays|does nothing|is covered)/;

/**
 * Starts at the profile's first page and clicks every control, until all are done or the budget is used up.
 * @returns the visited pages; the faults are in the report
 */
export async function crawlProfile(crawl: Crawl): Promise<Totals> {
  const page = await crawl.context.newPage();
  const crawler = new Crawler(page, crawl);
  await crawler.run();
  await page.close();
  return crawler.totals;
}

class Crawler {
  readonly #watch: PageWatch;
  readonly #random: () => number;
  readonly #clicked = new Map<string, number>();
  readonly #forwards = new Map<string, number>();
  readonly #known = new Set<string>();
  readonly #queue: string[] = [];
  readonly totals: Totals = { pages: 0, clicks: 0, forms: 0 };

  constructor(
    readonly page: Page,
    readonly crawl: Crawl,
  ) {
    this.#watch = new PageWatch(page);
    this.#random = createRandom(crawl.seed);
  }

  async run(): Promise<void> {
    await this.#open(this.crawl.start);
    this.#discover(this.page.url());
    for (let address = this.#queue.shift(); address; address = this.#queue.shift()) {
      if (this.totals.clicks >= this.crawl.budget.clicks) break;
      await this.#explore(address);
    }
  }

  #discover(address: string): void {
    const pattern = getPagePattern(address);
    if (this.#known.has(pattern)) return;
    this.#known.add(pattern);
    this.#queue.push(address);
    this.totals.pages += 1;
  }

  async #open(address: string): Promise<void> {
    // A visitor who has not answered the cookie banner sees it on every page.
    if (this.crawl.profile.consent === 'unanswered') await this.crawl.context.clearCookies({ name: 'consent' });
    await this.page.goto(address, { waitUntil: 'load' });
    await this.#settle();
  }

  async #settle(): Promise<void> {
    await waitUntilSettled(this.page, () => this.#watch.isIdle);
  }

  /** Clicks each control of a page once, each time from the page as it opens. */
  async #explore(address: string): Promise<void> {
    const pattern = getPagePattern(address);
    this.#watch.reset();
    await this.#open(address);
    await this.#judge(address, 'opening the page');
    // Rows come first, because they lead to pages that no menu links to.
    const controls = shuffle(await listControls(this.page), this.#random).sort((a, b) => Number(isRow(b)) - Number(isRow(a)));
    let ofPage = 0;
    for (const control of controls) {
      if (this.totals.clicks >= this.crawl.budget.clicks) return;
      if (!control.isInFrame && ofPage >= this.crawl.budget.perPage) continue;
      if (!this.#isDue(pattern, control)) continue;
      if (!control.isInFrame) ofPage += 1;
      await this.#check(address, control);
    }
    if (this.totals.forms < this.crawl.budget.forms) {
      const done = await checkForms({
        page: this.page,
        watch: this.#watch,
        address,
        profile: this.crawl.profile,
        add: (fault, action) => this.#add(address, fault, action),
      });
      this.totals.forms += done;
    }
  }

  /** Controls of the frame are the same on every page: each is clicked once. */
  #isDue(pattern: string, { group, isInFrame }: Control): boolean {
    const key = isInFrame ? group : `${pattern} ${group}`;
    const done = this.#clicked.get(key) ?? 0;
    if (done >= (isInFrame ? 1 : this.crawl.budget.perGroup)) return false;
    this.#clicked.set(key, done + 1);
    return true;
  }

  async #check(address: string, control: Control): Promise<void> {
    const faults = await this.#click(address, control);
    const unsure = faults.filter((fault) => needsRecheck.test(fault));
    const again = unsure.length > 0 ? await this.#click(address, control) : [];
    for (const fault of faults) if (!unsure.includes(fault) || again.includes(fault)) this.#add(address, fault, `a click on ${control.label}`);
  }

  /** Clicks a control and the controls of its dialog. Goes Back, Forward and Back if the click opened another page. */
  async #click(address: string, control: Control): Promise<string[]> {
    const { page } = this;
    if (page.url() !== address) await this.#open(address);
    const element = await findControl(page, control.key);
    if (!element) return [];
    this.totals.clicks += 1;
    // The pointer stays where the last click was. A menu that opens there on the next page would cover the control.
    await page.mouse.move(0, 0);
    const point = await element.evaluate(findClickPoint);
    if (point.coveredBy) return [`is covered by ${point.coveredBy}: ${control.label}`];
    const before = await this.#fingerprint(element);
    this.#watch.reset();
    const popup = page.waitForEvent('popup', { timeout: 300 }).catch(() => null);
    const download = page.waitForEvent('download', { timeout: 300 }).catch(() => null);
    if (control.group.startsWith('select')) await element.selectOption({ index: 1 }).catch(() => undefined);
    else await page.mouse.click(point.x, point.y);
    await this.#settle();
    const hasOpened = Boolean((await popup) ?? (await download));
    const hasMoved = getAddress(page.url()) !== getAddress(address);
    const faults = await this.#collect();
    const hasEffect = hasOpened || hasMoved || this.#watch.requests > 0 || (await this.#fingerprint(element).catch(() => 'gone')) !== before;
    if (!hasEffect && !control.group.startsWith('select')) faults.push(`does nothing: ${control.label}`);
    if (hasMoved) await this.#goBack(address, faults);
    else await this.#leaveDialog(address);
    return faults;
  }

  /** Goes back with the browser, so that the next click starts on the page as Back shows it. */
  async #goBack(address: string, faults: string[]): Promise<void> {
    const { page } = this;
    const pattern = getPagePattern(address);
    if (page.url().startsWith('http')) this.#discover(page.url());
    const back = (): Promise<unknown> => page.goBack({ waitUntil: 'domcontentloaded' });
    await this.#move('Back', back, faults);
    const done = this.#forwards.get(pattern) ?? 0;
    if (done >= this.crawl.budget.forwardPerPage) return;
    this.#forwards.set(pattern, done + 1);
    await this.#move('Forward', () => page.goForward({ waitUntil: 'domcontentloaded' }), faults);
    await back().catch(() => null);
    await this.#settle();
  }

  async #move(name: string, move: () => Promise<unknown>, faults: string[]): Promise<void> {
    this.#watch.reset();
    await move().catch(() => null);
    await this.#settle();
    faults.push(...(await this.#collect()).filter((fault) => !faults.includes(fault)).map((fault) => `${fault} (after ${name})`));
  }

  /** Closes the dialog or menu that the click opened; reloads the page if that fails. */
  async #leaveDialog(address: string): Promise<void> {
    await this.page.keyboard.press('Escape');
    if ((await this.page.locator('dialog[open], [role="dialog"]').count()) > 0 || this.page.url() !== address) await this.#open(address);
  }

  /** Lists the faults since the last reset. */
  async #collect(): Promise<string[]> {
    const { faults, messages } = await checkPage(this.page);
    for (const { what, isWrite, status } of this.#watch.incidents) if (!isWrite || status >= 500) faults.push(what);
    const hasFailed = this.#watch.incidents.some(({ isWrite }) => isWrite);
    if (hasFailed && reportsSuccess(messages))
      faults.push(`says "${messages.find((message) => reportsSuccess([message]))}" although the request failed`);
    return [...new Set(faults)];
  }

  async #judge(address: string, action: string): Promise<void> {
    for (const fault of await this.#collect()) this.#add(address, fault, action);
  }

  #add(address: string, fault: string, action: string): void {
    this.crawl.report.add({ what: fault, action, profile: this.crawl.profile.name, page: getPagePattern(address) });
  }

  /** Returns a text that differs after every change that people or screen readers notice. The click itself focuses the control. */
  #fingerprint(control: ElementHandle<HTMLElement>): Promise<string> {
    return control.evaluate((clicked) => {
      const states = [...document.querySelectorAll('[aria-expanded], [aria-pressed], [aria-selected], [aria-checked], details, dialog, input')].map(
        (element) =>
          ['aria-expanded', 'aria-pressed', 'aria-selected', 'aria-checked', 'open'].map((name) => element.getAttribute(name)).join() +
          (element instanceof HTMLInputElement ? `${element.checked} ${element.value}` : ''),
      );
      const { activeElement: focused, body } = document;
      const scrolled = [...body.querySelectorAll('*')].filter(({ scrollLeft }) => scrollLeft > 0).length;
      return JSON.stringify([
        ...[location.href, body.innerText, states, body.querySelectorAll('*').length, Math.round(scrollY / 50), scrolled],
        focused === clicked || focused === body ? '' : `${focused?.tagName} ${focused?.id}`,
      ]);
    });
  }
}

const isRow = ({ group }: Control): boolean => group.startsWith('tr ');

const getAddress = (url: string): string => url.split('#')[0] ?? url;
