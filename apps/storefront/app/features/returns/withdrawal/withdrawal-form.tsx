import { Trans, useLingui } from '@lingui/react/macro';
import type { ReturnOverview } from '@selvedge/server/contract';
import { formatLongDay } from '#lib/locale/format.ts';
import { Form } from '#lib/paths/link.tsx';
import { useReturnDays } from '#lib/use-return-days.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { PayOutFields } from '../form/pay-out-fields.tsx';
import { Piece } from '../form/piece.tsx';
import { getIssueTexts, getRefusalText, type ReturnAnswer } from '../form/return-issues.ts';
import { CountField, ExchangeNote } from '../form/return-line.tsx';
import { SealFields } from './seal-fields.tsx';
import styles from './withdrawal.module.css';

interface WithdrawalFormProps {
  returnOverview: ReturnOverview;
  answer: ReturnAnswer | null;
}

/** The first of two steps: the contract, and whether the whole contract is meant. The form must not ask for a reason. */
export function WithdrawalForm({ returnOverview, answer }: WithdrawalFormProps) {
  const { t, i18n } = useLingui();
  const { withdrawalDays } = useReturnDays();
  const { orderNumber, payOut } = returnOverview;
  const typed = answer?.typed ?? {};
  const texts = getIssueTexts(i18n, answer?.issues ?? []);
  const lines = returnOverview.lines.filter(({ withdrawable }) => withdrawable > 0);
  const placedOn = formatLongDay(returnOverview.placedOn, i18n.locale);
  const last = returnOverview.withdrawUntil ? formatLongDay(returnOverview.withdrawUntil, i18n.locale) : null;
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Withdraw from the contract</Trans>
      </h1>
      <p className={styles.words} suppressHydrationWarning>
        <Trans>
          Order {orderNumber}, placed on {placedOn}.
        </Trans>{' '}
        {last ? (
          <Trans>You can withdraw until {last} without giving a reason.</Trans>
        ) : (
          <Trans>You can withdraw until {withdrawalDays} days after delivery without giving a reason.</Trans>
        )}
      </p>
      {answer?.refusal ? <Notice tone="error">{getRefusalText(i18n, answer.refusal)}</Notice> : null}
      {returnOverview.canWithdraw ? (
        <Form method="post" action="/withdrawal" className={styles.form} noValidate>
          <input type="hidden" name="intent" value="choose" />
          <Scope lines={lines} typed={typed} texts={texts} />
          <SealFields lines={lines} typed={typed} texts={texts} />
          {/* Before delivery the courier has not been paid, so there is nothing to send back. */}
          {payOut && last ? <PayOutFields kind={payOut} typed={typed} texts={texts} isOptional /> : null}
          <div>
            <Button>
              <Trans>Continue</Trans>
            </Button>
          </div>
        </Form>
      ) : (
        <Notice tone="info">
          <Trans>There’s nothing to withdraw from: the period has ended, the order was cancelled, or everything has already come back.</Trans>
        </Notice>
      )}
      <Form method="post" action="/withdrawal">
        <Button variant="quiet" name="intent" value="another" aria-label={t`Another order`}>
          <Trans>Another order</Trans>
        </Button>
      </Form>
    </div>
  );
}

interface ScopeProps {
  lines: ReturnOverview['lines'];
  typed: Readonly<Record<string, string>>;
  texts: Readonly<Record<string, string>>;
}

/** The choice between the whole order and some items. */
const Scope = ({ lines, typed, texts }: ScopeProps) => (
  <fieldset className={styles.choice}>
    <legend className={styles.legend}>
      <Trans>What would you like to withdraw from?</Trans>
    </legend>
    <label className={styles.radio}>
      <input type="radio" name="scope" value="all" defaultChecked={typed.scope !== 'some'} />
      <Trans>The whole order</Trans>
    </label>
    <label className={styles.radio}>
      <input type="radio" name="scope" value="some" defaultChecked={typed.scope === 'some'} />
      <Trans>Only these items</Trans>
    </label>
    {texts.items ? <Notice tone="error">{texts.items}</Notice> : null}
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.key}>
          <Piece piece={line}>
            <ExchangeNote line={line} />
            <Checkbox
              id={`pick-${line.key}`}
              name={`pick-${line.key}`}
              label={
                <Trans>
                  Withdraw <span className="visually-hidden">{line.name}</span>
                </Trans>
              }
              defaultChecked={`pick-${line.key}` in typed}
            />
            {line.withdrawable > 1 ? <CountField line={line} most={line.withdrawable} typed={typed} texts={texts} /> : null}
          </Piece>
        </li>
      ))}
    </ul>
  </fieldset>
);
