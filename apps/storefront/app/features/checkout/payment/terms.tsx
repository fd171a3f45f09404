import { Trans, useLingui } from '@lingui/react/macro';
import type { LegalLinks } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { legalPaths } from '@selvedge/pages/legal-paths';
import { useLocalPath } from '#lib/paths/link.tsx';
import { useReturnDays } from '#lib/use-return-days.ts';
import { useShop } from '#lib/use-shop.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { buildFieldId } from '../form/field-labels.ts';
import { VatExemption } from '../totals-table.tsx';
import styles from './terms.module.css';

interface TermsProps {
  isAccepted: boolean;
  error: string | null;
  /** Whether the customer has a right of withdrawal, which must be stated before the order (Directive 2011/83/EU, Art. 6(1)(h)). */
  hasWithdrawal: boolean;
  isVatExempt: boolean;
}

/**
 * Renders the required checkbox for the terms, with summaries of the terms to read in place. The privacy policy is mentioned next to the
 * checkbox, not in its label: a notice needs no consent (GDPR, Art. 7(2)).
 */
export function Terms({ isAccepted, error, hasWithdrawal, isVatExempt }: TermsProps) {
  const { legal } = useShop();
  const { returnDays, withdrawalDays } = useReturnDays();
  return (
    <div className={styles.terms}>
      <p className={styles.rights}>
        {hasWithdrawal ? (
          <Trans>
            You can withdraw from the contract within {withdrawalDays} days of delivery without giving a reason, and return unworn items within{' '}
            {returnDays} days.
          </Trans>
        ) : (
          <Trans>You can return unworn items within {returnDays} days of delivery.</Trans>
        )}
      </p>
      <ul className={styles.pages}>
        {listPagesBeforeOrder(legal).map(({ path, title }) => (
          <li key={path}>
            <LegalLink path={path}>{title}</LegalLink>
          </li>
        ))}
      </ul>
      {legal?.notice ? <p className={styles.rights}>{legal.notice.text}</p> : null}
      <Checkbox
        id={buildFieldId('terms')}
        name="terms"
        required
        defaultChecked={isAccepted}
        error={error}
        label={
          <Trans>
            I accept the <LegalLink path={legalPaths.terms}>terms and conditions</LegalLink>.
          </Trans>
        }
      />
      <p className={styles.fold}>
        <Trans>
          Our <LegalLink path={legalPaths.privacy}>privacy policy</LegalLink> explains how we use your data.
        </Trans>
      </p>
      <Summary hasWithdrawal={hasWithdrawal} isVatExempt={isVatExempt} />
    </div>
  );
}

function Summary({ hasWithdrawal, isVatExempt }: Pick<TermsProps, 'hasWithdrawal' | 'isVatExempt'>) {
  const { t } = useLingui();
  const { withdrawalDays } = useReturnDays();
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        {t`The terms in brief`}
        <Icon name="chevron" size={16} />
      </summary>
      <ul className={styles.points}>
        <li>
          <Trans>The contract is made when we confirm your order by email. Until then it doesn’t bind us; your order commits you to pay.</Trans>
        </li>
        <li>
          {isVatExempt ? <VatExemption /> : <Trans>All prices include VAT.</Trans>}{' '}
          <Trans>You’ll pay the total shown above the order button and nothing more.</Trans>
        </li>
        {hasWithdrawal ? (
          <li>
            <Trans>
              To withdraw, tell us before the {withdrawalDays} days are up: with the withdrawal button, by email or by letter. We’ll refund what you
              paid, including standard delivery.
            </Trans>
          </li>
        ) : null}
        <li>
          <Trans>The legal guarantee of conformity applies.</Trans>
        </li>
        <li>
          <Trans>We use your details to deliver, bill and support this order, and share them only with the courier and the payment provider.</Trans>
        </li>
      </ul>
    </details>
  );
}

/**
 * Returns the pages that must be shown before an order in addition to the terms: right of withdrawal and legal guarantee (Directive
 * 2011/83/EU, Art. 6(1)(h) and (l)).
 */
const listPagesBeforeOrder = (legal: LegalLinks | undefined): { path: string; title: string }[] => {
  const withdrawal = legal?.pages.find(({ slug }) => `/${slug}` === legalPaths.withdrawal);
  const { notice } = legal ?? {};
  return [
    ...(withdrawal ? [{ path: legalPaths.withdrawal, title: withdrawal.title }] : []),
    ...(notice ? [{ path: legalPaths.guarantee, title: notice.title }] : []),
  ];
};

/** Opens in a new tab, so that the checkout keeps its state. */
function LegalLink({ path, children }: { path: string; children?: ReactNode }) {
  return (
    <a href={useLocalPath()(path)} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
