import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { errorText } from '#lib/api/error-texts.ts';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { newsletterPath, type NewsletterAnswer } from './ask-for-newsletter.ts';
import styles from './newsletter-form.module.css';

/** The newsletter form. Shows that a confirmation email was sent, or the error with the input. */
export function NewsletterForm({ answer }: { answer: NewsletterAnswer | undefined }) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const consent = t`Send me what is new and what is reduced by email. I can stop it at any time, with one click.`;
  const mailbox = answer?.email;
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);

  if (answer?.isSent) {
    return (
      <div role="status">
        <Notice tone="success" title={<Trans>Please look into your mailbox</Trans>}>
          <Trans>We have written to {mailbox}. The newsletter begins when you have followed the link there.</Trans>
        </Notice>
      </div>
    );
  }
  return (
    <>
      {/* An existing subscription is not an error. */}
      {answer?.refusal === 'AlreadySubscribed' ? (
        <div role="status">
          <Notice tone="info">{errorText(i18n, answer.refusal)}</Notice>
        </div>
      ) : null}
      {answer?.refusal && answer.refusal !== 'AlreadySubscribed' ? <Notice tone="error">{errorText(i18n, answer.refusal)}</Notice> : null}
      <Form ref={form} method="post" action={newsletterPath} className={styles.form} noValidate>
        <input type="hidden" name="text" value={consent} />
        <TextField
          name="email"
          type="email"
          label={t`Email`}
          required
          maxLength={254}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={mailbox}
          error={answer?.isEmailWrong ? t`Please enter a valid email` : null}
        />
        <Button isWide>
          <Trans>Subscribe</Trans>
        </Button>
        <p className={styles.quiet}>{consent}</p>
      </Form>
    </>
  );
}
