import { Trans, useLingui } from '@lingui/react/macro';
import { errorText } from '#lib/api/error-texts.ts';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { stockNoticePath } from './ask-for-notice.ts';
import styles from './stock-notice-answer.module.css';

/** Renders the page of the link in a confirmation email: the question, or the result. @param isConfirmed undefined: not answered yet */
export function StockNoticeLink({ isConfirmed }: { isConfirmed: boolean | undefined }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Email me when it’s back</Trans>
      </h1>
      {isConfirmed === undefined ? (
        <>
          <p>
            <Trans>Is this your email? Then you’re only one click away.</Trans>
          </p>
          <Form method="post" action={stockNoticePath}>
            <input type="hidden" name="intent" value="confirm" />
            <Button isWide>
              <Trans>Confirm</Trans>
            </Button>
          </Form>
        </>
      ) : (
        <div role="status">
          {isConfirmed ? (
            <Notice tone="success" title={<Trans>We’ll let you know</Trans>}>
              <Trans>Your email is confirmed. We’ll write once, as soon as it’s back.</Trans>
            </Notice>
          ) : (
            <Notice tone="error">{errorText(i18n, 'LinkExpired')}</Notice>
          )}
        </div>
      )}
    </div>
  );
}
