import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LanguageCode } from '@selvedge/i18n';
import { catalogues } from '@selvedge/i18n/compiled/suggestion';
import { useEffect, useId, useState, type ComponentType } from 'react';
import { Button } from '#ui/button.tsx';
import styles from './place-suggestion.module.css';

const words = {
  language: msg({
    message: 'Would you like to read this page in English?',
    comment: 'Each language asks for itself: in German, whether one would like to read it in German.',
  }),
  toLanguage: msg({ message: 'Yes, in English', comment: 'Each language names itself.' }),
  country: msg({ message: 'We have a shop for your country too: {country}' }),
  toCountry: msg`Yes, take me there`,
  stay: msg`No, stay here`,
};

export interface PlaceSuggestionProps {
  /** The suggested language, in which the notice is written. */
  language: { code: LanguageCode; tag: string };
  /** ISO code of another country's shop, or null for this one. */
  country: string | null;
  href: string;
  onRefuse: () => void;
}

/** Creates the notice in a language that the page does not use. Loads only the few texts of the notice. */
export async function placeSuggestion({
  language: { code, tag },
  country,
}: Pick<PlaceSuggestionProps, 'language' | 'country'>): Promise<ComponentType<Pick<PlaceSuggestionProps, 'href' | 'onRefuse'>>> {
  const { messages } = await catalogues[code]();
  const i18n = setupI18n({ locale: tag, messages: { [tag]: messages } });
  const name = country === null ? '' : (new Intl.DisplayNames([tag], { type: 'region' }).of(country) ?? country);
  const question = country === null ? i18n._(words.language) : i18n._(words.country.id, { country: name }, { message: words.country.message ?? '' });
  const yes = i18n._(country === null ? words.toLanguage : words.toCountry);

  return function PlaceSuggestion({ href, onRefuse }) {
    const label = useId();
    const isAnnounced = useSoon();
    return (
      <section className={styles.notice} lang={tag} aria-labelledby={label} data-suggestion="">
        <p className="visually-hidden" role="status">
          {isAnnounced ? question : null}
        </p>
        <p id={label}>{question}</p>
        <div className={styles.answers}>
          <a className={styles.yes} href={href} rel="nofollow">
            {yes}
          </a>
          <Button type="button" variant="secondary" size="small" onClick={onRefuse}>
            {i18n._(words.stay)}
          </Button>
        </div>
      </section>
    );
  };
}

/** Live regions announce changes, not their initial content. */
function useSoon(): boolean {
  const [isSoon, setIsSoon] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSoon(true), 500);
    return () => clearTimeout(timer);
  }, []);
  return isSoon;
}
