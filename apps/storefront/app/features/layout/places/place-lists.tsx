import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { splitPath } from '#lib/locale/locale.ts';
import { useTranslatedPath } from '#lib/paths/page-paths.ts';
import { useShop } from '#lib/use-shop.ts';
import { carryCampaign } from '../carry-campaign.ts';
import styles from './place-lists.module.css';

/** Returns the route that switches and stores the language, or that transfers the cart to another country's shop. */
const buildSwitchPath = (place: 'language' | 'country', code: string, path: string): string =>
  `/${place}/${code.toLowerCase()}?${new URLSearchParams({ path }).toString()}`;

/** Returns the country and language of this page: `Slovenia, English`. */
export function usePlaceName(): string {
  const { market, language } = useShop();
  return `${market.country.name}, ${language.name}`;
}

/** Links to this page in each language and each country's shop. Each link is a full page load. */
export function PlaceLists() {
  const { market, language } = useShop();
  const getPathByLanguage = useTranslatedPath();
  // If the page has no version in a language, its own path redirects to the nearest one.
  const { path: currentPath } = splitPath(useLocation().pathname);
  return (
    <div className={styles.lists}>
      <section>
        <h2 className={styles.title}>
          <Trans>Language</Trans>
        </h2>
        <ul className={`${styles.list} ${styles.languages}`}>
          {market.languages.map(({ code, tag, name }) => (
            <li key={code}>
              <a
                className={styles.link}
                lang={tag}
                hrefLang={tag}
                href={buildSwitchPath('language', code, getPathByLanguage(code) ?? currentPath)}
                // Crawlers find the language versions in the page's head.
                rel="nofollow"
                aria-current={code === language.code ? 'true' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={styles.title}>
          <Trans>Deliver to</Trans>
        </h2>
        <ul className={styles.list}>
          {market.countries.map(({ code, name, url, currency, lang }) => (
            <li key={code}>
              <a
                className={styles.link}
                hrefLang={market.languages.find((currentPath) => currentPath.code === lang)?.tag}
                href={
                  code === market.country.code
                    ? new URL(getPathByLanguage(lang) ?? '/', url).href
                    : buildSwitchPath('country', code, getPathByLanguage(lang) ?? currentPath)
                }
                // The cached page is the same for all visitors: affiliate and campaign parameters are added on click.
                onClick={({ currentTarget }) => {
                  currentTarget.href = carryCampaign(currentTarget.href, window.location.search);
                }}
                aria-current={code === market.country.code ? 'true' : undefined}
              >
                {name} <span className={styles.currency}>{currency}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
