import { I18nProvider } from '@lingui/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadAfterNewBuild } from '#lib/new-build.ts';
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
    );
  });
}

reloadAfterNewBuild();
void hydrate();
