import { Trans, useLingui } from '@lingui/react/macro';
import type { ReturnOverview } from '@selvedge/server/contract';
import { useNavigation } from 'react-router';
import { Form } from '#lib/paths/link.tsx';
import { useReturnDays } from '#lib/use-return-days.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { PayOutFields } from './pay-out-fields.tsx';
import styles from './return-form.module.css';
import { getIssueTexts, getRefusalText, type ReturnAnswer } from './return-issues.ts';
import { ReturnLine } from './return-line.tsx';

interface ReturnFormProps {
  returnOverview: ReturnOverview;
  /** Path that the form posts to, without language. */
  action: string;
  answer: ReturnAnswer | null;
}

/** The form that requests a return of items. */
export function ReturnForm({ returnOverview, action, answer }: ReturnFormProps) {
  const { t, i18n } = useLingui();
  const isSending = useNavigation().state === 'submitting';
  const lines = returnOverview.lines.filter(({ returnable }) => returnable > 0);
  const typed = answer?.typed ?? {};
  const texts = getIssueTexts(i18n, answer?.issues ?? []);
  const firstLine = lines[0]?.key ?? '';
  const nothing = texts.items;
  return (
    <Form method="post" action={action} className={styles.form} noValidate>
      <input type="hidden" name="intent" value="request" />
      {answer?.refusal ? <Notice tone="error">{getRefusalText(i18n, answer.refusal)}</Notice> : null}
      <Errors answer={answer} texts={texts} lines={lines} />
      <ul>
        {lines.map((line) => (
          <ReturnLine
            key={line.key}
            line={line}
            typed={typed}
            texts={nothing && line.key === firstLine ? { ...texts, [`pick-${firstLine}`]: nothing } : texts}
          />
        ))}
      </ul>
      <TextField isLong name="comments" label={t`Comments`} maxLength={2000} defaultValue={typed.comments} hint={t`Anything we should know?`} />
      {returnOverview.payOut ? <PayOutFields kind={returnOverview.payOut} typed={typed} texts={texts} /> : null}
      <Policy isAccepted={'policy' in typed} error={texts.policy} />
      <div>
        <Button disabled={isSending}>
          <Trans>Request return</Trans>
        </Button>
      </div>
    </Form>
  );
}

function Policy({ isAccepted, error }: { isAccepted: boolean; error: string | undefined }) {
  const { returnDays, withdrawalDays } = useReturnDays();
  return (
    <div className={styles.policy}>
      <h3>
        <Trans>Returns policy</Trans>
      </h3>
      <ul className={styles.rules}>
        <li>
          <Trans>You can return items within {returnDays} days of delivery, unworn and with their labels.</Trans>
        </li>
        <li>
          <Trans>Underwear, swimwear and other hygiene products can only be returned with the seal intact.</Trans>
        </li>
        <li>
          <Trans>
            We’ll refund what you paid for the item. We also refund delivery if you withdraw from the contract within {withdrawalDays} days.
          </Trans>
        </li>
      </ul>
      <Checkbox id="policy" name="policy" required label={<Trans>I’ve read this and agree</Trans>} defaultChecked={isAccepted} error={error} />
    </div>
  );
}

interface ErrorsProps {
  answer: ReturnAnswer | null;
  /** Error texts by the name of the field. */
  texts: Readonly<Record<string, string>>;
  lines: ReturnOverview['lines'];
}

function Errors({ answer, texts, lines }: ErrorsProps) {
  const { t } = useLingui();
  if (Object.keys(texts).length === 0) return null;
  const labels: Readonly<Record<string, string>> = {
    items: t`Items`,
    policy: t`Returns policy`,
    holder: t`Account holder`,
    iban: t`IBAN`,
    bkash: t`bKash number`,
  };
  const findLineName = (field: string): string => {
    const key = /-([\d-]+)$/.exec(field)?.[1];
    return lines.find((line) => line.key === key)?.name ?? '';
  };
  const errors = Object.entries(texts).map(([field, text]) => ({
    id: field === 'items' ? `pick-${lines[0]?.key ?? ''}` : field,
    label: labels[field] ?? findLineName(field),
    text,
  }));
  return <ErrorSummary answer={answer} errors={errors} />;
}
