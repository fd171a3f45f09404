import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { notifyConsentChange, consentDays, purposes, type GivenConsent } from '#lib/session/consent.ts';
import { errorText } from '#lib/api/error-texts.ts';
import { Form } from '#lib/paths/link.tsx';
import { useShop } from '#lib/use-shop.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import type { ConsentAnswer } from './consent-answer.ts';
import styles from './consent-page.module.css';
import { consentWords, purposeWords } from './consent-words.ts';
import { PurposeFields } from './purpose-fields.tsx';

/** Cookies that store a chosen language. */
const languageCookies = 'locale_prefer, locale_lang, language, i18n_redirected';

/** Shows the recorded choice with its time, and the form to change it: withdrawal is as easy as consent. */
export function ConsentPage({ given, answer }: { given: GivenConsent | null; answer: ConsentAnswer | undefined }) {
  const { i18n } = useLingui();
  const record = given?.id;
  useEffect(() => {
    if (record) notifyConsentChange();
  }, [record]);
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Cookie settings</Trans>
      </h1>
      <div role="status">{given ? <Chosen given={given} /> : <NothingChosen />}</div>
      {answer?.failure ? <Notice tone="error">{errorText(i18n, answer.failure)}</Notice> : null}
      <p>{i18n._(consentWords.question)}</p>
      {/* The key resets the form with each record, so that the boxes match the current choice. */}
      <Form key={record} method="post" action="/consent" className={styles.form} preventScrollReset>
        <fieldset className={styles.purposes}>
          <legend className="visually-hidden">{i18n._(consentWords.heading)}</legend>
          <PurposeFields given={given} />
        </fieldset>
        <div className={styles.answers}>
          <Button variant="secondary" name="answer" value="ticked">
            {i18n._(consentWords.save)}
          </Button>
          <Button variant="secondary" name="answer" value="all">
            {i18n._(consentWords.accept)}
          </Button>
          <Button variant="secondary" name="answer" value="none">
            {i18n._(consentWords.refuse)}
          </Button>
        </div>
      </Form>
      <h2 className={styles.heading}>
        <Trans>Essential</Trans>
      </h2>
      <p className={styles.quiet}>
        <Trans>
          Some cookies are always on because the shop wouldn’t work without them: they remember your cart, your sign-in, the order you last looked up,
          your language and these choices. Only this shop can read them.
        </Trans>
      </p>
      <p className={styles.quiet}>
        <Trans>
          If you choose a language, we remember it for a year in the cookies {languageCookies}. If you decline a language or country we suggest, your
          browser remembers that too. Until you choose, none of this is stored.
        </Trans>
      </p>
    </div>
  );
}

const NothingChosen = () => (
  <Notice tone="info">
    <Trans>You haven’t chosen yet. Until you do, we won’t count anything, and no advertising partner will learn of your visit.</Trans>
  </Notice>
);

function Chosen({ given: { choices, at } }: { given: GivenConsent }) {
  const { i18n } = useLingui();
  const { market } = useShop();
  const formatTime = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.locale, { ...options, timeZone: market.timeZone }).format(date);
  const made = new Date(at);
  const madeAt = formatTime(made, { dateStyle: 'long', timeStyle: 'short' });
  const asksAgain = formatTime(new Date(made.getTime() + consentDays * 86_400_000), { dateStyle: 'long' });
  const allowed = new Intl.ListFormat(i18n.locale).format(
    purposes.filter((purpose) => choices[purpose]).map((purpose) => i18n._(purposeWords[purpose].name)),
  );
  return (
    <Notice tone="info" title={allowed ? <Trans>You’ve allowed: {allowed}</Trans> : <Trans>You’ve only allowed essential cookies</Trans>}>
      <span suppressHydrationWarning>
        <Trans>
          Chosen on {madeAt}. We’ll ask again on {asksAgain}.
        </Trans>
      </span>
    </Notice>
  );
}
