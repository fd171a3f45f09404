import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { findLanguage } from '@selvedge/i18n';
import { loadCatalogue } from '@selvedge/i18n/catalogues';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadAfterNewBuild } from '#lib/new-build.ts';

/** The page says its language; only that one's texts are loaded before React takes over. */
async function hydrate(): Promise<void> {
  const language = findLanguage(document.documentElement.dataset.language ?? 'en') ?? findLanguage('en');
  if (!language) return;
  const i18n = setupI18n({ locale: language.tag, messages: { [language.tag]: await loadCatalogue(language.code) } });
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
