import type { Page } from '@playwright/test';

/** Sentences that confirm a completed action. */
const success = /\b(saved|created|sent|updated|deleted|removed|added|thank you)\b/i;

/** Back office pages whose content is names from the code: jobs, audited actions, placeholders of templates. */
const showsCodes = /^\/admin\/(jobs|audit|mails|legal-pages\/\d+)\b/;

/** Runs in the page: reads the visible texts and the state of the page. */
function readScreen(): { texts: string[]; messages: string[]; dimmed: string[]; busy: string[]; hasErrorPage: boolean } {
  const isVisible = (element: Element | null): boolean => Boolean(element?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }));
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text && parent && !parent.closest('script, style, noscript, template, code, pre, textarea') && isVisible(parent)) texts.push(text);
  }
  const describe = (element: Element): string => `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ')[0]}`;
  const dimmed: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    const opacity = Number(getComputedStyle(element).opacity);
    if (opacity > 0.05 && opacity < 0.7 && element.textContent.length > 100 && element.getClientRects().length > 0) dimmed.push(describe(element));
  }
  const busy = [...document.querySelectorAll('[aria-busy="true"], .MuiCircularProgress-root, .MuiLinearProgress-indeterminate')]
    .filter(isVisible)
    .map(describe);
  const messages = [...document.querySelectorAll<HTMLElement>('[role="status"], [role="alert"], .MuiSnackbar-root')]
    .filter(isVisible)
    .map(({ innerText }) => innerText);
  const hasErrorPage = [...document.querySelectorAll('h1, h2, [role="alert"]')].some((heading) =>
    /something went wrong|client error|unexpected application error/i.test(heading.textContent),
  );
  return { texts, messages, dimmed, busy, hasErrorPage };
}

/** Waits until the page has loaded completely, for a maximum time in ms. */
export async function waitUntilSettled(page: Page, isIdle: () => boolean, most = 4000): Promise<void> {
  await page.waitForLoadState('domcontentloaded').catch(() => undefined);
  const started = performance.now();
  let idleSince = started;
  while (performance.now() - started < most) {
    if (!isIdle()) idleSince = performance.now();
    if (performance.now() - idleSince > 250) return;
    await page.waitForTimeout(50);
  }
}

/**
 * Returns the faults that a person sees on the page now. Content that is still loading counts only after `maxWaitMs` ms.
 */
export async function checkPage(page: Page, { maxWaitMs = 2000 }: { maxWaitMs?: number } = {}): Promise<{ faults: string[]; messages: string[] }> {
  let screen = await page.evaluate(readScreen);
  for (const started = performance.now(); (screen.dimmed.length > 0 || screen.busy.length > 0) && performance.now() - started < maxWaitMs;) {
    await page.waitForTimeout(200);
    screen = await page.evaluate(readScreen);
  }
  const faults: string[] = [];
  if (screen.hasErrorPage) faults.push('shows an error page');
  for (const element of new Set(screen.dimmed)) faults.push(`stays dimmed: ${element}`);
  for (const element of new Set(screen.busy)) faults.push(`stays loading: ${element}`);
  const isShownOnPurpose = showsCodes.test(new URL(page.url()).pathname);
  const keys = isShownOnPurpose ? [] : [...new Set(screen.texts.filter(isKey))].map((text) => `"${text.slice(0, 60)}"`);
  if (keys.length > 0) faults.push(`shows keys or codes: ${keys.slice(0, 5).join(', ')}`);
  return { faults, messages: screen.messages };
}

export const reportsSuccess = (messages: readonly string[]): boolean => messages.some((message) => success.test(message));

/** Whether a text is a name from the code: `order.status`, `{count}`, `SOME_CODE`, `undefined`. */
export function isKey(text: string): boolean {
  if (/\b(undefined|NaN)\b|\[object Object\]/.test(text)) return true;
  if (/\{[\w, ]+\}/.test(text)) return true;
  if (/^[A-Z]{3,}(_[A-Z]+)+$/.test(text)) return true;
  return (
    /^[a-z][a-zA-Z0-9-]*(\.[a-zA-Z][a-zA-Z0-9-]*){1,4}$/.test(text) &&
    !/\.([a-z]{2}|com|net|org|info|dev|email|test|localhost|example|csv|xml|zip|json|pdf|jpg|webp)$/.test(text) &&
    !text.startsWith('www.')
  );
}
