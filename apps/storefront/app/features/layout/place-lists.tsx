import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { splitPath } from '#lib/locale.ts';
import { usePathIn } from '#lib/page-paths.ts';
import { useShop } from '#lib/use-shop.ts';
import { carryCampaign } from './carry-campaign.ts';
import styles from './place-lists.module.css';

/** The way to another language, which is remembered, or to another country's shop, where what the shopper has here is handed over. */
const wayTo = (place: 'language' | 'country', code: string, path: string): string =>
  `/${place}/${code.toLowerCase()}?${new URLSearchParams({ path }).toString()}`;

/** This page in each language of the shop, and in each country's shop. Other hosts and languages are loaded anew. */
export function PlaceLists() {
  const { market, language } = useShop();
  const pathIn = usePathIn();
  // Where a page has no name in a language, its own leads to the nearest that there is.
  const { path: own } = splitPath(useLocation().pathname);
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
                href={wayTo('language', code, pathIn(code) ?? own)}
                // Crawlers know the page in each language from its head.
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
                hrefLang={market.languages.find((own) => own.code === lang)?.tag}
                href={code === market.country.code ? new URL(pathIn(lang) ?? '/', url).href : wayTo('country', code, pathIn(lang) ?? own)}
                // The page is the same for everybody: what its address says of who sent this shopper comes in here.
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
