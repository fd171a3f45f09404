import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewConfirmation } from '@selvedge/server/contract';
import { useNavigation } from 'react-router';
import { errorText } from '#lib/api/error-texts.ts';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import styles from './confirm-review.module.css';
import { Stars } from '#ui/figures/stars.tsx';

interface ConfirmReviewProps {
  confirmation: ReviewConfirmation;
  /** Path that the form posts to, without language. */
  action: string;
  answer: { refusal: { code: string; params: Readonly<Record<string, unknown>> } | null } | null;
}

/** Shows a review that was written with the numbers of an order, and confirms it. */
export function ConfirmReview({ confirmation: { product, stars, text, author, isConfirmed }, action, answer }: ConfirmReviewProps) {
  const { i18n } = useLingui();
  const isSending = useNavigation().state === 'submitting';
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Confirm your review</Trans>
      </h1>
      <div className={styles.review}>
        <p>
          <strong>{product}</strong>
        </p>
        <Stars value={stars} />
        {text === '' ? null : <p>{text}</p>}
        <p>{author}</p>
      </div>
      {isConfirmed ? (
        <Notice tone="success" title={<Trans>Thank you for your review</Trans>}>
          <Trans>It will appear once we’ve checked it.</Trans>
        </Notice>
      ) : (
        <>
          <p>
            <Trans>If this wasn’t you, just close this page and nothing will change.</Trans>
          </p>
          {answer?.refusal ? <Notice tone="error">{errorText(i18n, answer.refusal.code, answer.refusal.params)}</Notice> : null}
          <Form method="post" action={action}>
            <Button disabled={isSending}>
              <Trans>Confirm</Trans>
            </Button>
          </Form>
        </>
      )}
    </div>
  );
}
