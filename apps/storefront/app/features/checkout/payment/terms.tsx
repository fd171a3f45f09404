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
import styles from './terms.module.css';

/**
 * Renders the required checkbox for the terms, with summaries of the terms to read in place.
 * @param hasWithdrawal whether the customer has a right of withdrawal, which must be stated before the order (Directive
 * 2011/83/EU, Art. 6(1)(h))
 */
export function Terms({ isAccepted, error, hasWithdrawal }: { isAccepted: boolean; error: string | null; hasWithdrawal: boolean }) {
  const { legal } = useShop();
  const { returnDays, withdrawalDays } = useReturnDays();
  return (
    <div className={styles.terms}>
      <p className={styles.rights}>
        {hasWithdrawal ? (
          <Trans>
            You may withdraw from the contract within {withdrawalDays} days of delivery without giving a reason, and return unworn items within{' '}
            {returnDays} days.
          </Trans>
        ) : (
          <Trans>You may return unworn items within {returnDays} days of delivery.</Trans>
        )}
      </p>
      <ul className={styles.pages}>
        {listPagesBeforeOrder(legal).map(({ path, title }) => (
          <li key={path}>
            <LegalLink path={path}>{title}</LegalLink>
          </li>
        ))}
      </ul>
      <Checkbox
        id={buildFieldId('terms')}
        name="terms"
        required
        defaultChecked={isAccepted}
        error={error}
        label={
          <Trans>
            I have read and accept the <LegalLink path={legalPaths.terms}>terms and conditions</LegalLink> and how my{' '}
            <LegalLink path={legalPaths.privacy}>personal data</LegalLink> is used.
          </Trans>
        }
      />
      <Summary hasWithdrawal={hasWithdrawal} />
    </div>
  );
}

function Summary({ hasWithdrawal }: { hasWithdrawal: boolean }) {
  const { t } = useLingui();
  const { withdrawalDays } = useReturnDays();
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        {t`The terms in short`}
        <Icon name="chevron" size={16} />
      </summary>
      <ul className={styles.points}>
        <li>
          <Trans>The contract is made when we confirm your order by email. Until then nothing is binding on us; the order binds you to pay.</Trans>
        </li>
        <li>
          <Trans>All prices include VAT. What you pay is the total shown above the order button, and nothing else.</Trans>
        </li>
        {hasWithdrawal ? (
          <li>
            <Trans>
              To withdraw, tell us so before the {withdrawalDays} days are over: with the withdrawal button, by email or by letter. You get back what
              you paid, standard delivery included.
            </Trans>
          </li>
        ) : null}
        <li>
          <Trans>The statutory guarantee for goods that are not as agreed applies.</Trans>
        </li>
        <li>
          <Trans>
            Your details are used to deliver, bill and answer for this order, and are passed on only to the carrier and the payment provider.
          </Trans>
        </li>
      </ul>
    </details>
  );
}

/**
 * Returns the pages that must be shown before an order besides the terms: right of withdrawal and legal guarantee (Directive
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
