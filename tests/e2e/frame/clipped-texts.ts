import type { Page } from '@playwright/test';

/** Lists the elements that extend beyond the screen, their box or their line. */
export const listClippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const getText = (element: Element): string => element.textContent.trim().slice(0, 60);
    const listWords = (element: Element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const listIf = (isWrong: boolean, fault: string): string[] => (isWrong ? [fault] : []);

    const listBoxFaults = (element: HTMLElement): string[] => {
      const isControl = element.matches('button, label, a, summary, legend');
      // Text for screen readers only has a box of one pixel.
      if (!(listWords(element).length > 0 || isControl) || element.clientWidth <= 1 || !element.checkVisibility({ visibilityProperty: true }))
        return [];
      const style = getComputedStyle(element);
      const isScrolled = ['auto', 'scroll'].includes(style.overflowX);
      const isClamped = style.webkitLineClamp !== 'none';
      // An ellipsis in a label counts as cut: the label is the only name of its field.
      const mayEnd = style.textOverflow === 'ellipsis' && !element.matches('label');
      const isClipped = ['hidden', 'clip'].includes(style.overflowY);
      return [
        ...listIf(!isScrolled && !mayEnd && element.scrollWidth > element.clientWidth + 1, `too wide: ${getText(element)}`),
        ...listIf(isClipped && !isClamped && element.scrollHeight > element.clientHeight + 2, `too tall: ${getText(element)}`),
      ];
    };
    const listLineFaults = (link: Element): string[] => {
      const range = document.createRange();
      const lines = listWords(link).flatMap((word) => {
        range.selectNodeContents(word);
        return [...range.getClientRects()].map(({ top }) => Math.round(top));
      });
      return listIf(new Set(lines).size > 1, `on two lines: ${getText(link)}`);
    };
    // The text next to an icon must not squeeze the icon.
    const listIconFaults = (icon: Element): string[] => {
      const { width } = icon.getBoundingClientRect();
      const isSqueezed = icon.checkVisibility() && width > 0 && width < Number(icon.getAttribute('width')) / 2;
      return listIf(isSqueezed, `squeezed: a drawing beside ${getText(icon.parentElement ?? icon)}`);
    };

    const pageWidth = document.scrollingElement?.scrollWidth ?? 0;
    const bars = [...document.querySelectorAll('nav')].filter((nav) => getComputedStyle(nav).position === 'fixed' && nav.checkVisibility());
    const found = [
      ...listIf(pageWidth > window.innerWidth, `the page is ${pageWidth} px wide`),
      ...[...document.querySelectorAll<HTMLElement>('body *:not(svg *, option)')].flatMap(listBoxFaults),
      ...bars.flatMap((bar) => [...bar.querySelectorAll('a')]).flatMap(listLineFaults),
      ...[...document.querySelectorAll('main svg[width][height], footer svg[width][height]')].flatMap(listIconFaults),
    ];
    return [...new Set(found)];
  });
