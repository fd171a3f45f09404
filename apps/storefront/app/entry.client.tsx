import { I18nProvider } from '@lingui/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isCrawler } from '@selvedge/i18n/crawler';
import { reloadAfterNewBuild } from '#lib/new-build.ts';
import { cleanStorage } from '#lib/persisted.ts';
import { openTexts } from '#lib/texts.ts';

/** The page says its language; only that one's texts are loaded before React takes over. */
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
      // Told of like any other error of the page; the error page is shown all the same.
      { onCaughtError: reportError, onUncaughtError: reportError },
    );
  });
}

reloadAfterNewBuild();
try {
  cleanStorage(localStorage, performance.timeOrigin + performance.now());
} catch {
  // A browser that keeps nothing has nothing to be cleaned.
}
// Crawlers read the page as it came: what went wrong in it would only take its content away.
if (isCrawler(navigator.userAgent)) void import('#features/behaviour/report-errors.ts').then(({ reportErrors }) => reportErrors());
else void hydrate();
