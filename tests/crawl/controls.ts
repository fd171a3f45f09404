import type { ElementHandle, Page } from '@playwright/test';

/** A clickable element on a page. */
export interface Control {
  /** Names the control on its page; controls of one kind in a list (the cards of a listing) share a group. */
  key: string;
  group: string;
  /** Its name in the report. */
  label: string;
  /** Whether the control is part of the frame that every page has: header, menu, footer. */
  isInFrame: boolean;
}

/** Runs in the page, so that all its functions are inside. Returns the element with the key, or all controls. */
function readControls(wanted: string | null): Element | null | Control[] {
  const selector =
    'a[href], button, summary, select, [role="button"], [role="tab"], [role="menuitem"], [role="switch"], [role="combobox"], input[type="checkbox"], input[type="radio"], tr[class*="clickable"]';
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) && element.getClientRects().length > 0;
  const isDisabled = (element: Element): boolean =>
    element.closest('[inert], [aria-hidden="true"], [aria-disabled="true"], iframe') !== null ||
    element.matches('button:disabled, input:disabled, select:disabled, input[type="radio"]:checked');
  const isHere = ({ href }: HTMLAnchorElement): boolean => href.split('#')[0] === location.href.split('#')[0];
  const leadsAway = (link: HTMLAnchorElement): boolean => link.origin !== location.origin || link.target === '_blank';
  // A submit button belongs to the checks of forms.
  const isSubmit = (element: Element): boolean =>
    element.matches('form button:not([type="button"])') &&
    element.closest('form')?.querySelector('input:not([type="hidden"]), textarea, select') !== null;
  const clean = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
  const getName = (element: Element): string => {
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : [];
    const names = [element.getAttribute('aria-label'), labels[0]?.textContent, element.textContent, element.getAttribute('title')];
    return clean(names.find((name) => name?.trim()) ?? '');
  };
  const getPath = (element: Element): string => {
    const path: string[] = [];
    for (let at: Element | null = element; at && path.length < 5; at = at.parentElement)
      path.unshift(
        `${at.tagName}.${(at.getAttribute('class') ?? '').split(' ').filter((name) => !/css-|Mui-|active|selected|current/i.test(name))[0] ?? ''}`,
      );
    return path.join('>');
  };
  const describe = (element: Element): Omit<Control, 'key'> | undefined => {
    if (!isVisible(element) || isDisabled(element) || isSubmit(element)) return undefined;
    const link = element instanceof HTMLAnchorElement ? element : null;
    if (link && (leadsAway(link) || isHere(link))) return undefined;
    const [name, address] = [getName(element), link ? link.pathname + link.search : ''];
    // A sign-out ends the session of all other checks. The skip link is behind the header until the keyboard reaches it.
    if (/sign out|log out|logout/i.test(`${name} ${address}`) || /^skip to/i.test(name)) return undefined;
    const isInFrame = Boolean(element.closest('header, footer, nav, [role="navigation"], [role="menu"], [role="menubar"]'));
    const role = element.getAttribute('role');
    const kind = element.tagName.toLowerCase() + (role ? `[${role}]` : '');
    const group = isInFrame
      ? `${kind} "${name}" ${address.split('?')[0]}`
      : `${kind} ${getPath(element)} ${name.split(' ')[0]?.replaceAll(/\d+/g, '#')}`;
    return { group, isInFrame, label: `${kind} "${name}"${address && ` to ${address}`}` };
  };
  const dialogs = [...document.querySelectorAll('dialog[open], [role="dialog"], .MuiModal-root')].filter(isVisible);
  const found: Control[] = [];
  const counts = new Map<string, number>();
  for (const element of (dialogs.at(-1) ?? document.body).querySelectorAll(selector)) {
    const control = describe(element);
    if (!control) continue;
    const place = counts.get(control.group) ?? 0;
    counts.set(control.group, place + 1);
    const key = `${control.group} #${place}`;
    if (wanted === key) return element;
    found.push({ ...control, key });
  }
  return wanted === null ? found : null;
}

/** Returns the clickable controls of the page, or of the open dialog. */
export async function listControls(page: Page): Promise<Control[]> {
  return (await page.evaluate(readControls, null)) as Control[];
}

export async function findControl(page: Page, key: string): Promise<ElementHandle<HTMLElement> | null> {
  const handle = await page.evaluateHandle(readControls, key);
  return handle.asElement() as ElementHandle<HTMLElement> | null;
}

/** Returns the point at which a control is clicked, or the element that covers it. Runs in the page. */
export function findClickPoint(element: HTMLElement): { x: number; y: number; coveredBy: string | null } {
  const input = element instanceof HTMLInputElement ? element : null;
  const target = (input?.labels?.[0] as HTMLElement | undefined) ?? element;
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const rect = [...target.getClientRects()].find(({ width, height }) => width > 0 && height > 0) ?? target.getBoundingClientRect();
  const x = Math.min(Math.max(rect.left + rect.width / 2, 1), innerWidth - 1);
  const y = Math.min(Math.max(rect.top + rect.height / 2, 1), innerHeight - 1);
  const hit = document.elementFromPoint(x, y);
  const isHit =
    hit !== null &&
    (target.contains(hit) || hit.contains(target) || element.contains(hit) || hit === element || hit.closest('label')?.control === element);
  const describe = (other: Element | null): string =>
    other ? `${other.tagName.toLowerCase()}.${(other.getAttribute('class') ?? '').split(' ')[0]}` : 'nothing';
  return { x, y, coveredBy: isHit ? null : describe(hit) };
}
