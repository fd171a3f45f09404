import { Trans, useLingui } from '@lingui/react/macro';
import type { Review } from '@selvedge/server/contract';
import { formatLongDay } from '#lib/locale/format.ts';
import { getIntl } from '#lib/locale/get-intl.ts';
import { useShop } from '#lib/use-shop.ts';
import { fitNames } from './fit-texts.ts';
import styles from './review-item.module.css';
import { Stars } from '#ui/figures/stars.tsx';

/** One review. Its text is in the buyer's language, declared with `lang`. */
export function ReviewItem({ review }: { review: Review }) {
  const { i18n } = useLingui();
  const { market } = useShop();
  const { author, stars, fit, text, color, size, countryCode, languageTag, createdAt } = review;
  // A review names its language only if the page has another language.
  const [language = ''] = languageTag.split('-');
  const isForeign = language !== i18n.locale.split('-')[0];
  const country = market.countries.find(({ code }) => code === countryCode)?.name ?? (market.country.code === countryCode ? market.country.name : '');
  return (
    <article className={styles.review}>
      <div className={styles.head}>
        <Stars value={stars} size={14} />
        <time className={styles.quiet} dateTime={createdAt} suppressHydrationWarning>
          {formatLongDay(createdAt, i18n.locale)}
        </time>
      </div>
      {text ? (
        <p className={styles.text} lang={languageTag}>
          {text}
        </p>
      ) : null}
      <p className={styles.facts}>
        {fit ? <span>{i18n._(fitNames[fit])}</span> : null}
        {size ? (
          <span>
            <Trans>Size: {size}</Trans>
          </span>
        ) : null}
        {color ? (
          <span>
            <Trans>Colour: {color}</Trans>
          </span>
        ) : null}
      </p>
      <p className={styles.quiet}>{[author, country].filter(Boolean).join(', ')}</p>
      {isForeign && text ? (
        <p className={styles.quiet} suppressHydrationWarning>
          <Trans>Language: {getLanguageName(language, i18n.locale)}</Trans>
        </p>
      ) : null}
    </article>
  );
}

/** Returns the name of a language in the language of the page. */
const getLanguageName = (code: string, locale: string): string => getIntl(Intl.DisplayNames, locale, { type: 'language' }).of(code) ?? code;
