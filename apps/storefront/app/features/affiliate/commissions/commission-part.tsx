import { Trans } from '@lingui/react/macro';
import type { CommissionPage } from '@selvedge/server/contract';
import { PageLinks } from '#ui/page-links.tsx';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Attempt } from '../links/attempt.ts';
import { buildCommissionPath, type CommissionFilter } from './commission-filter.ts';
import { CommissionForm } from './commission-form.tsx';
import { CommissionList, CommissionTotals } from './commission-list.tsx';
import { FileLink } from '../analytics/file-link.tsx';
import styles from '../portal/portal.module.css';
import { PortalRefusal } from '../profile/refusal.tsx';

interface CommissionPartProps {
  filter: CommissionFilter;
  commissions: Attempt<CommissionPage>;
  currencies: readonly string[];
}

/** The filtered commissions. The filter is shown even if the list could not be loaded. */
export function CommissionPart({ filter, commissions: { answer, refusal }, currencies }: CommissionPartProps) {
  const isNarrowed = Object.keys(filter).length > 0;
  if (answer && answer.items.length === 0 && !isNarrowed)
    return (
      <EmptyState
        title={<Trans>You have no commissions yet</Trans>}
        action={
          <LinkButton to="/affiliate/links">
            <Trans>Make a link</Trans>
          </LinkButton>
        }
      >
        <Trans>As soon as an order that came through a link of yours is confirmed, each of its pieces stands here with what it earns.</Trans>
      </EmptyState>
    );
  return (
    <>
      <CommissionForm filter={filter} currencies={currencies} />
      {refusal ? (
        <PortalRefusal refusal={refusal} fallback="commissions" />
      ) : answer.items.length === 0 ? (
        <p role="status">
          <Trans>Nothing matches. Try other filters.</Trans>
        </p>
      ) : (
        <>
          <CommissionTotals count={answer.meta.itemCount} totals={answer.totals} />
          <CommissionList items={answer.items} />
          <PageLinks meta={answer.meta} buildAddress={(page) => buildCommissionPath(filter, page)} />
          <div className={styles.downloads}>
            <FileLink name="commissions.csv" query={{ ...filter }}>
              <Trans>Download as CSV</Trans>
            </FileLink>
          </div>
          <p className={styles.quiet}>
            <Trans>
              The base is what the customer paid for the piece, without VAT, discounts and delivery. Rate and base stay as they were when the order
              was placed.
            </Trans>
          </p>
        </>
      )}
    </>
  );
}
