import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReturnOverview, ReturnRequest } from '@selvedge/server/contract';
import { formatLongDay } from '#lib/locale/format.ts';
import { Form } from '#lib/paths/link.tsx';
import { Amount } from '#ui/figures/amount.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { PayOutFields } from './form/pay-out-fields.tsx';
import { Piece } from './form/piece.tsx';
import { getIssueTexts, getRefusalText, type ReturnAnswer } from './form/return-issues.ts';
import styles from './request-card.module.css';
import { returnReasons } from './form/return-reasons.ts';
import { returnStatus } from './return-status.ts';

interface RequestCardProps {
  request: ReturnRequest;
  currency: string;
  /** The kind of account for the refund of cash. */
  payOut: ReturnOverview['payOut'];
  /** The refused form of this return. */
  answer: ReturnAnswer | null;
  /** Path of the return note, without language. */
  notePath: string;
  /** Path that the form posts to, without language. */
  action: string;
}

/** The customer view of a return: its items, their status and the next step. */
export function RequestCard({ request, currency, payOut, answer, notePath, action }: RequestCardProps) {
  const { i18n } = useLingui();
  const { returnNumber, kind, items } = request;
  const isWithdrawal = kind === 'withdrawal';
  const day = formatLongDay(request.requestedOn, i18n.locale);
  const heading = `return-${returnNumber}`;
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <header className={styles.head}>
        <h3 id={heading}>{isWithdrawal ? <Trans>Withdrawal {returnNumber}</Trans> : <Trans>Return {returnNumber}</Trans>}</h3>
        <p className={styles.quiet} suppressHydrationWarning>
          {day}
        </p>
      </header>
      {items.length === 0 ? (
        <p>
          <Trans>None of this had been packed. We won’t send it, and we’ll refund what you paid.</Trans>
        </p>
      ) : (
        <ul className={styles.items}>
          {items.map((item) => (
            <Item key={item.id} item={item} isWithdrawal={isWithdrawal} currency={currency} />
          ))}
        </ul>
      )}
      {request.needsPayOut && payOut ? <PayOutForm request={request} kind={payOut} answer={answer} action={action} /> : null}
      {request.hasNote || request.canTakeBack ? <Actions request={request} notePath={notePath} action={action} /> : null}
    </article>
  );
}

function Item({ item, isWithdrawal, currency }: { item: ReturnRequest['items'][number]; isWithdrawal: boolean; currency: string }) {
  const { i18n } = useLingui();
  const state = returnStatus(item, isWithdrawal);
  const reason = returnReasons[item.reason];
  const { exchangeSize, refusal } = item;
  return (
    <li>
      <Piece piece={item}>
        <p className={styles.facts}>
          <Chip tone="primary">{state ? i18n._(state.text) : item.status}</Chip>
          <Plural value={item.quantity} one="# item" other="# items" />
          {reason ? <span>{i18n._(reason)}</span> : null}
          {item.wish === 'exchange' && exchangeSize ? (
            <span>
              <Trans>In exchange for size {exchangeSize}</Trans>
            </span>
          ) : null}
          {item.refund === null ? null : <Amount value={item.refund} currency={currency} />}
        </p>
        <p className={styles.quiet}>
          {state ? i18n._(state.next) : null} {refusal ? <q>{refusal}</q> : null}
        </p>
      </Piece>
    </li>
  );
}

const Actions = ({ request, notePath, action }: Pick<RequestCardProps, 'request' | 'notePath' | 'action'>) => (
  <div className={styles.actions}>
    {request.hasNote ? (
      <LinkButton to={notePath} variant="secondary" reloadDocument>
        <Trans>Return slip</Trans>
      </LinkButton>
    ) : null}
    {request.canTakeBack ? (
      <Form method="post" action={action}>
        <input type="hidden" name="intent" value="take-back" />
        <input type="hidden" name="returnNumber" value={request.returnNumber} />
        <Button variant="quiet">
          <Trans>Keep it after all</Trans>
        </Button>
      </Form>
    ) : null}
  </div>
);

interface PayOutFormProps extends Pick<RequestCardProps, 'request' | 'answer' | 'action'> {
  kind: NonNullable<ReturnOverview['payOut']>;
}

/** Asks for the account to which the cash of an order is refunded. */
function PayOutForm({ request: { returnNumber }, kind, answer, action }: PayOutFormProps) {
  const { i18n } = useLingui();
  return (
    <Form method="post" action={action} noValidate>
      <input type="hidden" name="intent" value="pay-out" />
      <input type="hidden" name="returnNumber" value={returnNumber} />
      {answer?.refusal ? <Notice tone="error">{getRefusalText(i18n, answer.refusal)}</Notice> : null}
      <PayOutFields kind={kind} typed={answer?.typed ?? {}} texts={getIssueTexts(i18n, answer?.issues ?? [])} idPrefix={`${returnNumber}-`} />
      <Button variant="secondary">
        <Trans>Save changes</Trans>
      </Button>
    </Form>
  );
}
