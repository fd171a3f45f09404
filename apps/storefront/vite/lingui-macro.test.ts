import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parts } from '@selvedge/i18n/parts';
import { catalogues } from '@selvedge/i18n/compiled/shop';
import { loadWholeCatalogue } from '@selvedge/i18n/whole-catalogue';
import { expect, test } from 'vitest';
import { createLinguiMacro } from './lingui-macro.ts';

const app = resolve(import.meta.dirname, '../app');
const code = "import { t } from '@lingui/core/macro';\nexport const title = () => t`Delivery and payment`;\n";

/** Returns a source file as transformed by the build. */
async function built(file: string, { ssr = false } = {}): Promise<string> {
  const { transform } = createLinguiMacro() as unknown as {
    transform: (code: string, id: string, options: { ssr: boolean }) => Promise<{ code: string } | null>;
  };
  return (await transform(code, `${app}/${file}`, { ssr }))?.code ?? '';
}

test('in a browser a page imports the texts that not every page loads; on the server it does not', async () => {
  expect(await built('features/checkout/payment/terms.tsx')).toMatch(/^import 'virtual:further-texts\/purchase';/);
  expect(await built('routes/auth/login.tsx')).toMatch(/^import 'virtual:further-texts\/account';/);
  expect(await built('ui/figures/price.tsx')).not.toContain('virtual:');
  expect(await built('features/checkout/payment/terms.tsx', { ssr: true })).not.toContain('virtual:');
});

test('a new feature is not part of the texts that every page loads', async () => {
  expect(await built('features/gift-wrap/ribbon.tsx')).toMatch(/^import 'virtual:further-texts\/account';/);
});

test('no text is lost in splitting, and the texts of every page are far fewer than all', async () => {
  const written = Object.keys(JSON.parse(await readFile(resolve(app, '../../../packages/i18n/languages/de/shop.json'), 'utf8')) as object);
  const whole = Object.keys(await loadWholeCatalogue('de'));
  expect(whole).toEqual(expect.arrayContaining(written));
  expect(Object.keys((await catalogues.de()).messages).length).toBeLessThan(whole.length * 0.75);
  expect(parts[0]).toBe('shop');
});
