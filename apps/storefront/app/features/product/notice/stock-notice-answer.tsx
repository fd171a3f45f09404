import { Trans } from '@lingui/react/macro';
import type { NoticeAnswer } from './ask-for-notice.ts';
import styles from './stock-notice-answer.module.css';
import { StockNotice } from './stock-notice.tsx';

/**
 * Renders the page that answers the form without JavaScript: the result, or the errors with the input. Without an answer it says
 * where to find the form.
 */
export function StockNoticeAnswer({ answer }: { answer: NoticeAnswer | undefined }) {
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Email me when it’s back</Trans>
      </h1>
      {answer ? (
        <StockNotice soldOut={[]} wanted={answer.variantId} returnTo={answer.returnTo ?? ''} answered={answer} />
      ) : (
        <p>
          <Trans>Open the product and choose the sold-out size: you can leave your email there.</Trans>
        </p>
      )}
      {answer?.returnTo ? (
        <p>
          <a href={answer.returnTo}>
            <Trans>Back to the product</Trans>
          </a>
        </p>
      ) : null}
    </div>
  );
}
