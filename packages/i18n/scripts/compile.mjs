import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

/* Makes of each catalogue the file that a page loads: `compiled/<code>.js`, missing texts in English. */
const home = fileURLToPath(new URL('..', import.meta.url));
const config = getConfig({ configPath: join(home, 'lingui.config.js') });
const [catalog] = await getCatalogs(config);

await mkdir(join(home, 'compiled'), { recursive: true });
await writeFile(join(home, 'compiled/messages.d.ts'), "import type { Messages } from '@lingui/core';\nexport declare const messages: Messages;\n");
for (const locale of config.locales) {
  const { messages } = await catalog.getTranslations(locale, { fallbackLocales: config.fallbackLocales, sourceLocale: config.sourceLocale });
  const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'es' });
  if (errors.length > 0) throw new Error(`${locale}: ${errors.map(({ id, error }) => `${id}: ${error.message}`).join('\n')}`);
  await writeFile(join(home, `compiled/${locale}.js`), source);
  await writeFile(join(home, `compiled/${locale}.d.ts`), "export { messages } from './messages.js';\n");
}
