import { I18nProvider } from '@lingui/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isCrawler } from '@selvedge/i18n/crawler';
import { reloadAfterNewBuild } from '#lib/new-build.ts';
import { cleanStorage } from '#lib/session/persisted.ts';
import { openTexts } from '#lib/locale/texts.ts';

/** Hydrates the page with the texts of its language only. */
async function hydrate(): Promise<void> {
  const i18n = await openTexts();
  if (!i18n) return;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <HydratedRouter />
        </I18nProvider>
      </StrictMode>,
      // Caught errors are reported too, while the error page is shown.
      { onCaughtError: reportError, onUncaughtError: reportError },
    );
  });
}

reloadAfterNewBuild();
try {
  cleanStorage(localStorage, performance.timeOrigin + performance.now());
} catch {
  // Storage is disabled, so there is nothing to clean.
}
// Crawlers get the server-rendered page without hydration: an error in the browser could only remove content.
if (isCrawler(navigator.userAgent)) void import('#features/behaviour/requests/report-errors.ts').then(({ reportErrors }) => reportErrors());
else void hydrate();
