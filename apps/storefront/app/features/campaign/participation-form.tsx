import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { errorText } from '#lib/api/error-texts.ts';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { ParticipationAnswer } from './ask-participation.ts';
import styles from './participation-form.module.css';

/** Asks for an email or an invoice number and answers yes or no. Unknown people get the same answer as people who do not take part. */
export function ParticipationForm({ slug, answer }: { slug: string; answer: ParticipationAnswer | undefined }) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer?.isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return (
    <>
      <div role="status">
        {answer?.takesPart === true ? (
          <Notice tone="success" title={<Trans>Yes, you’re taking part</Trans>}>
            <Trans>You ordered during the campaign, so you’re in. Thank you.</Trans>
          </Notice>
        ) : null}
        {answer?.takesPart === false ? (
          <Notice tone="info" title={<Trans>No, not yet</Trans>}>
            <Trans>We can’t find an order placed during the campaign. Have you entered everything exactly as it appears in your order email?</Trans>
          </Notice>
        ) : null}
      </div>
      {answer?.refusal ? <Notice tone="error">{errorText(i18n, answer.refusal)}</Notice> : null}
      <Form ref={form} method="post" action={`/event-check/${slug}`} className={styles.form} noValidate>
        <TextField
          name="emailOrInvoice"
          label={t`Email or invoice number`}
          required
          maxLength={254}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={answer?.typed}
          hint={t`Invoice numbers look like SI-2026-000001.`}
          error={answer?.isWrong ? t`Please enter an email or an invoice number` : null}
        />
        <Button isWide>
          <Trans>Check</Trans>
        </Button>
      </Form>
    </>
  );
}
