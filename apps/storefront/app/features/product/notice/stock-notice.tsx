import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { errorText } from '#lib/api/error-texts.ts';
import { useLocalPath } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { stockNoticePath, type NoticeAnswer } from './ask-for-notice.ts';
import styles from './stock-notice.module.css';

interface StockNoticeProps {
  /** Sold-out variants with the names of their sizes. */
  soldOut: readonly { variantId: number; name: string }[];
  /** The selected variant; null if the shopper must choose one. */
  wanted: number | null;
  /** The path of the product page, with language. */
  returnTo: string;
  /** The answer, if this page shows it. */
  answered?: NoticeAnswer;
}

/** Renders the form that requests an email when a size is back in stock. Without JavaScript a separate page shows the answer. */
export function StockNotice({ soldOut, wanted, returnTo, answered }: StockNoticeProps) {
  const { t, i18n } = useLingui();
  const fetcher = useFetcher<NoticeAnswer>({ key: `stock-notice-${wanted ?? returnTo}` });
  const action = useLocalPath()(stockNoticePath);
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data ?? answered;
  const isAsking = fetcher.state === 'submitting';

  const handled = useRef(answer);
  useEffect(() => {
    if (!answer || handled.current === answer) return;
    handled.current = answer;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);

  if (answer?.isSent) return <Confirmation answer={answer} />;
  return (
    <fetcher.Form ref={form} method="post" action={action} className={styles.form} noValidate>
      <input type="hidden" name="returnTo" value={returnTo} />
      {wanted === null ? (
        <SelectField
          name="variantId"
          label={t`Size`}
          options={soldOut.map(({ variantId, name }) => ({ value: String(variantId), label: name }))}
          defaultValue={String(soldOut[0]?.variantId ?? '')}
        />
      ) : (
        <input type="hidden" name="variantId" value={wanted} />
      )}
      {answer?.refusal ? (
        <Notice tone="error">
          {answer.refusal === 'VariantAvailable' ? <Trans>It’s available now. Reload the page to buy it.</Trans> : errorText(i18n, answer.refusal)}
        </Notice>
      ) : null}
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t`Email`}
        required
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={answered?.email}
        error={answer?.isEmailWrong ? t`Please enter a valid email` : null}
      />
      <Button isWide aria-disabled={isAsking || undefined} onClick={(event) => isAsking && event.preventDefault()}>
        <Trans>Email me when it’s back</Trans>
      </Button>
      <p className={styles.quiet}>
        <Trans>One email when it’s back. We won’t use your address for anything else.</Trans>
      </p>
    </fetcher.Form>
  );
}

const Confirmation = ({ answer }: { answer: NoticeAnswer }) => (
  <div role="status">
    <Notice tone="success" title={<Trans>We’ll let you know</Trans>}>
      <Trans>We’ll email {answer.email} as soon as it’s back. If you get a link to confirm first, please open it.</Trans>
    </Notice>
  </div>
);
