import { Trans, useLingui } from '@lingui/react/macro';
import type { ReturnConfirmation } from '@selvedge/server/contract';
import { useNavigation } from 'react-router';
import { formatLongDay } from '#lib/locale/format.ts';
import { Form } from '#lib/paths/link.tsx';
import { buildLinkedOrderPath } from '#lib/paths/linked-order.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { PayOutFields } from '../form/pay-out-fields.tsx';
import { formatPiece } from '../form/piece-label.ts';
import { SealStatement } from '../form/seal-statement.tsx';
import { getIssueTexts, getRefusalText, type ReturnAnswer } from '../form/return-issues.ts';
import styles from '../withdrawal/withdrawal.module.css';

interface ConfirmRequestProps {
  confirmation: ReturnConfirmation;
  /** Path that the form posts to, without language. */
  action: string;
  answer: ReturnAnswer | null;
}

/** Shows a return or a withdrawal that was requested with the numbers of an order, and confirms it. */
export function ConfirmRequest({ confirmation, action, answer }: ConfirmRequestProps) {
  const { i18n } = useLingui();
  const { kind, orderNumber, pieces } = confirmation;
  const day = formatLongDay(confirmation.askedOn, i18n.locale);
  const isReturn = kind === 'return';
  return (
    <div className={styles.page}>
      <h1>{isReturn ? <Trans>Confirm your return</Trans> : <Trans>Confirm your withdrawal</Trans>}</h1>
      <div className={styles.declaration}>
        <p suppressHydrationWarning>
          {isReturn ? (
            <Trans>
              Return of {day} for order {orderNumber}, with these items:
            </Trans>
          ) : (
            <Trans>
              Withdrawal of {day} from the contract of order {orderNumber}, with these items:
            </Trans>
          )}
        </p>
        <ul className={styles.declared}>
          {pieces.map(({ quantity, ...piece }, index) => (
            <li key={index}>
              {`${quantity} × ${formatPiece(piece)}`}
              {piece.isSealed ? <SealStatement /> : null}
            </li>
          ))}
        </ul>
      </div>
      {confirmation.isConfirmed ? (
        <Confirmed link={confirmation.link} />
      ) : (
        <ConfirmForm confirmation={confirmation} action={action} answer={answer} />
      )}
    </div>
  );
}

function Confirmed({ link }: Pick<ReturnConfirmation, 'link'>) {
  return (
    <>
      <Notice tone="success">
        <Trans>You’ve already confirmed this.</Trans>
      </Notice>
      <LinkButton to={buildLinkedOrderPath(link, '/return')} variant="secondary">
        <Trans>Your returns</Trans>
      </LinkButton>
    </>
  );
}

function ConfirmForm({ confirmation: { payOut, isPayOutRequired }, action, answer }: ConfirmRequestProps) {
  const { i18n } = useLingui();
  const isSending = useNavigation().state === 'submitting';
  const texts = getIssueTexts(i18n, answer?.issues ?? []);
  return (
    <>
      <p className={styles.words}>
        <Trans>If this wasn’t you, just close this page and nothing will change.</Trans>
      </p>
      {answer?.refusal ? <Notice tone="error">{getRefusalText(i18n, answer.refusal)}</Notice> : null}
      <Form method="post" action={action} className={styles.form} noValidate>
        {payOut ? <PayOutFields kind={payOut} typed={answer?.typed ?? {}} texts={texts} isOptional={!isPayOutRequired} /> : null}
        <div>
          <Button disabled={isSending}>
            <Trans>Confirm</Trans>
          </Button>
        </div>
      </Form>
    </>
  );
}
