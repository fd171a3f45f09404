import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { useNavigation } from 'react-router';
import { Form, Link } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { FieldMessage } from '#ui/forms/field-message.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { fitNames, fits } from './fit-texts.ts';
import { maxAuthorLength, maxTextLength } from './new-review.ts';
import styles from './review-form.module.css';
import type { ReviewAnswer } from './send-review.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { errorText } from '#lib/api/error-texts.ts';

const refusals = {
  ReviewExists: msg`You’ve already reviewed this. Thank you.`,
  NotBought: msg`This isn’t in your order.`,
  NotDelivered: msg`You can review this once it has been delivered.`,
} as const;

/** Returns the message for a refused review. */
export const getRefusalText = (i18n: I18n, code: string): string =>
  Object.hasOwn(refusals, code) ? i18n._(refusals[code as keyof typeof refusals]) : errorText(i18n, code);

interface ReviewFormProps {
  id: string;
  productId: number;
  name: string;
  author: string;
  answer: ReviewAnswer | null;
}

/** The review form. The input is kept after an error. */
export function ReviewForm({ id, productId, name, author, answer }: ReviewFormProps) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().state === 'submitting';
  const typed = answer?.review;
  const has = (issue: ReviewAnswer['issues'][number]) => answer?.issues.includes(issue) ?? false;

  // Focuses the first field, or the first invalid one.
  useEffect(() => {
    const target = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input, [data-refusal]');
    (target ?? form.current)?.focus({ preventScroll: !target });
  }, [answer]);

  return (
    <Form
      ref={form}
      id={id}
      tabIndex={-1}
      method="post"
      action={`/Track/Order?review=${productId}`}
      className={styles.form}
      aria-label={t`Review: ${name}`}
      preventScrollReset
      noValidate
    >
      <input type="hidden" name="intent" value="review" />
      <input type="hidden" name="productId" value={productId} />
      {answer?.refusal ? (
        <div tabIndex={-1} data-refusal="">
          <Notice tone="error">{getRefusalText(i18n, answer.refusal)}</Notice>
        </div>
      ) : null}
      <StarsField chosen={typed?.stars} isInvalid={has('stars')} />
      <FitField chosen={typed?.fit} />
      <TextField
        isLong
        name="text"
        label={t`Your review`}
        maxLength={maxTextLength}
        defaultValue={typed?.text}
        hint={t`What would have helped you before you bought it?`}
        error={has('text') ? t`This is too long` : null}
      />
      <TextField
        name="author"
        label={t`Display name`}
        required
        maxLength={maxAuthorLength}
        autoComplete="given-name"
        defaultValue={typed?.author ?? author}
        error={has('author') ? t`This field is required` : null}
      />
      <div className={styles.actions}>
        <Button aria-disabled={isSending || undefined} onClick={(event) => isSending && event.preventDefault()}>
          <Trans>Submit review</Trans>
        </Button>
        <Link className={styles.cancel} to="/Track/Order" preventScrollReset>
          <Trans>Cancel</Trans>
        </Link>
      </div>
    </Form>
  );
}

function StarsField({ chosen, isInvalid }: { chosen: number | null | undefined; isInvalid: boolean }) {
  const { t } = useLingui();
  const messageId = useId();
  return (
    <fieldset className={styles.group} data-invalid={isInvalid || undefined} aria-describedby={isInvalid ? messageId : undefined}>
      <legend className={styles.legend}>
        <Trans>How many stars?</Trans>
      </legend>
      <div className={styles.stars}>
        {[5, 4, 3, 2, 1].map((stars) => (
          <label key={stars} className={styles.star}>
            <input type="radio" name="stars" value={stars} defaultChecked={chosen === stars} className={styles.radio} />
            <span className="visually-hidden">
              <Plural value={stars} one="# star" other="# stars" />
            </span>
            <svg width="32" height="32" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
              <path d="M8.0 1.3L9.8 6.0L14.8 6.3L10.9 9.5L12.2 14.3L8.0 11.6L3.8 14.3L5.1 9.5L1.2 6.3L6.2 6.0z" />
            </svg>
          </label>
        ))}
      </div>
      <FieldMessage id={messageId} error={isInvalid ? t`Please choose a star rating` : null} />
    </fieldset>
  );
}

function FitField({ chosen }: { chosen: string | null | undefined }) {
  const { i18n } = useLingui();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>How does it fit?</Trans>
      </legend>
      <div className={styles.fits}>
        {fits.map((fit) => (
          <label key={fit} className={styles.fit}>
            <input type="radio" name="fit" value={fit} defaultChecked={chosen === fit} />
            {i18n._(fitNames[fit])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
