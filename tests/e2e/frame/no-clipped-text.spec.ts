import { expect, test, type Page } from '@playwright/test';
import { isReady, visit } from '../shopper.ts';
import { testPort } from '../test-port.ts';

/** The languages with the longest words, the tallest script and two other alphabets, each on a host of its own country. */
const shops = { de: 'de.localhost', el: 'gr.localhost', bn: 'bd.localhost', hu: 'hu.localhost' } as const;
/** The longest words and the tallest script are in `npm test`, the others in `npm run test:all`. */
const inShortRun = new Set(['de', 'bn']);
const widths = [360, 1440];
const paths = [
  '/',
  '/category/women',
  '/Checkout',
  '/Checkout?step=payment',
  '/imprint',
  '/privacy',
  '/legal-guarantee',
  '/blog',
  '/helpcenter',
  '/become-a-seller',
  '/size-guides',
  '/newsletter',
  '/auth/Login',
];

for (const [language, host] of Object.entries(shops))
  test(
    `no page in ${language} is wider than the screen, and no word is cut off`,
    { tag: inShortRun.has(language) ? [] : '@whole' },
    async ({ page }) => {
      const address = (path: string) => `http://${host}:${testPort}${language === 'bn' ? '/bn' : ''}${path}`;
      await page.context().addCookies([{ name: 'cart', value: await filledCart(page, host), url: address('/') }]);
      const found: string[] = [];
      const checkPage = async (path: string): Promise<void> => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          found.push(...(await listClippedTexts(page)).map((what) => `${path} at ${width} px: ${what}`));
        }
      };
      for (const path of paths) {
        await visit(page, address(path));
        await checkPage(path);
        if (path !== '/category/women') continue;
        const product = await page.getByRole('main').getByRole('article').first().getByRole('link').first().getAttribute('href');
        await visit(page, new URL(product ?? '', address('/')).href);
        await checkPage('product');
      }
      // Visitors who have not answered yet see the cookie banner above the page.
      await page.context().clearCookies();
      await page.goto(address('/faq'));
      await isReady(page);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await checkPage('with the question of cookies');
      expect(found).toEqual([]);
    },
  );

/** Creates a cart with one product. @returns its id */
async function filledCart(page: Page, host: string): Promise<string> {
  const ask = async <Data>(method: 'GET' | 'POST', path: string, data?: object): Promise<Data> => {
    const headers = { host: `${host}:${testPort}` };
    const answer = await page.request.fetch(`http://127.0.0.1:${testPort}/api/${path}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), path).toBe(true);
    return ((await answer.json()) as { data: Data }).data;
  };
  const { country } = await ask<{ country: { id: number } }>('GET', `market?host=${host}`);
  const goods = `countryId=${country.id}&languageId=1`;
  const [shirt] = await ask<{ slug: string }[]>('GET', `search/products?${goods}&q=shirt&take=1`);
  interface Product {
    id: number;
    variants: { colorId: number | null; sizeId: number; available: number }[];
  }
  const { id, variants } = await ask<Product>('GET', `products/${shirt?.slug}?${goods}`);
  const variant = variants.find(({ available }) => available > 3);
  const cart = await ask<{ id: string }>('POST', 'carts', { countryId: country.id });
  const line = { productId: { id }, color: { id: variant?.colorId }, size: { id: variant?.sizeId }, quantity: 1 };
  await ask('POST', `carts/${cart.id}/lines`, line);
  return cart.id;
}

/** Lists the elements that extend beyond the screen, their box or their line. */
const listClippedTexts = (page: Page): Promise<string[]> =>
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
