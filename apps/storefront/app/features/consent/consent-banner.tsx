import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import { useFetcher } from 'react-router';
import { notifyConsentChange } from '#lib/session/consent.ts';
import { errorText } from '#lib/api/error-texts.ts';
import { useLocalPath } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { useSnackbar } from '#ui/overlays/snackbar.tsx';
import type { ConsentAnswer } from './consent-answer.ts';
import styles from './consent-banner.module.css';
import { consentWords } from './consent-words.ts';
import { PurposeFields } from './purpose-fields.tsx';

/**
 * The consent banner, at the bottom of the screen and first in the order of the keyboard. It does not block the page, and has two lines of text on a
 * phone. Accept and Refuse are equal buttons, and nothing is preselected.
 */
export function ConsentBanner({ onAnswer }: { onAnswer: () => void }) {
  const { t, i18n } = useLingui();
  const local = useLocalPath();
  const snackbar = useSnackbar();
  const heading = useId();
  const [isChoosing, setIsChoosing] = useState(false);
  const banner = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const isAnnounced = useIsAnnounced();
  useSpaceBelowPage(banner);

  const { Form, data, state } = useFetcher<ConsentAnswer>();
  const isRecorded = data?.isRecorded ?? false;
  useEffect(() => {
    if (!isRecorded) return;
    const hadFocus = banner.current?.contains(document.activeElement);
    notifyConsentChange();
    onAnswer();
    snackbar.show({ text: t`Your choice has been saved`, tone: 'success' });
    if (hadFocus) (cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main'))?.focus({ preventScroll: true });
  }, [isRecorded, onAnswer, snackbar, t]);

  /** Stores the element that receives the focus afterwards. */
  const rememberFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };

  return (
    // The handler only records where the focus comes from.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={banner} className={styles.banner} aria-labelledby={heading} onFocus={rememberFocus}>
      <p className="visually-hidden" role="status">
        {isAnnounced ? t`We ask for your cookie choices at the start of the page.` : null}
      </p>
      <Form method="post" action={local('/consent')} className={styles.form}>
        <input type="hidden" name="from" value="banner" />
        <div className={styles.words}>
          <h2 id={heading} className="visually-hidden">
            {i18n._(consentWords.heading)}
          </h2>
          <p>
            {i18n._(consentWords.summary)}{' '}
            <button type="button" className={styles.settings} aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
              <Trans>Cookie settings</Trans>
            </button>
          </p>
          {data?.failure ? <p role="alert">{errorText(i18n, data.failure)}</p> : null}
        </div>
        {isChoosing ? (
          <div className={styles.purposes}>
            <PurposeFields />
          </div>
        ) : null}
        <Answers isBusy={state !== 'idle'} isChoosing={isChoosing} />
      </Form>
    </section>
  );
}

function Answers({ isBusy, isChoosing }: { isBusy: boolean; isChoosing: boolean }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.answers} aria-busy={isBusy}>
      <Button variant="secondary" name="answer" value="all">
        {i18n._(consentWords.accept)}
      </Button>
      <Button variant="secondary" name="answer" value="none">
        {i18n._(consentWords.refuse)}
      </Button>
      {isChoosing ? (
        <Button variant="secondary" name="answer" value="ticked" className={styles.alone}>
          {i18n._(consentWords.save)}
        </Button>
      ) : null}
    </div>
  );
}

/** Live regions announce changes, not their initial content. */
function useIsAnnounced(): boolean {
  const [isAnnounced, setIsAnnounced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAnnounced(true), 500);
    return () => clearTimeout(timer);
  }, []);
  return isAnnounced;
}

/** Adds as much space to the end of the page as the banner covers, so that any focused element can be scrolled above it. */
function useSpaceBelowPage(banner: { current: HTMLElement | null }): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => page.setProperty('--question', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty('--question');
    };
  }, [banner]);
}
