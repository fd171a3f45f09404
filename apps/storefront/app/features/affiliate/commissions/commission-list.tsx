import { Trans, useLingui } from '@lingui/react/macro';
import type { CommissionItem } from '@selvedge/server/contract';
import { formatNumber, formatPercent } from '#lib/locale/format.ts';
import { Link } from '#lib/paths/link.tsx';
import { Chip } from '#ui/chip.tsx';
import { buildCommissionPath } from './commission-filter.ts';
import styles from './commission-list.module.css';
import { commissionStatusTexts, commissionTones, kindTexts, getShownStatus, holdTexts, getReversalText } from './commission-texts.ts';
import { Day } from '../analytics/day.tsx';
import { PortalTable } from '../portal/portal-table.tsx';
import { Sums } from '../analytics/sums.tsx';

/** Lists the commission of each order line. A reversal is a separate row that links to its order. */
export function CommissionList({ items }: { items: readonly CommissionItem[] }) {
  const { t, i18n } = useLingui();
  return (
    <PortalTable
      caption={t`Commissions`}
      rows={items}
      getKey={({ id }) => id}
      isNegative={({ kind, commissionAmount }) => kind === 'reversal' || commissionAmount < 0}
      empty={<Trans>Nothing here yet.</Trans>}
      columns={[
        {
          head: t`Product`,
          cell: ({ productName, kind, orderReference }) => (
            <span className={styles.what}>
              {productName || i18n._(kindTexts[kind])}
              {kind === 'commission' ? null : <strong className={styles.kind}>{i18n._(kindTexts[kind])}</strong>}
              {orderReference ? (
                <Link to={buildCommissionPath({ orderReference })} className={styles.order}>
                  {orderReference}
                </Link>
              ) : null}
            </span>
          ),
        },
        { head: t`Date`, cell: ({ date }) => <Day at={date} /> },
        { head: t`Base`, isNumber: true, cell: ({ currency, base }) => <Sums of={[{ currency, amount: base }]} /> },
        { head: t`Rate`, cell: (item) => <CommissionRate item={item} /> },
        {
          head: t`Commission`,
          isNumber: true,
          cell: ({ currency, commissionAmount }) => (
            <b className={styles.amount}>
              <Sums of={[{ currency, amount: commissionAmount }]} />
            </b>
          ),
        },
        { head: t`Status`, cell: (item) => <CommissionStatus item={item} /> },
      ]}
    />
  );
}

/** The rate of a commission with its rule, and what else the rule adds or deducts. */
function CommissionRate({ item: { ratePercent, rule, currency, fixedAmount, capReduction } }: { item: CommissionItem }) {
  const { i18n } = useLingui();
  return (
    <span className={styles.stack}>
      <span suppressHydrationWarning>{formatPercent(Math.round(ratePercent * 100), i18n.locale)}</span>
      {fixedAmount > 0 ? (
        <span>
          <Trans>
            Fixed amount: <Sums of={[{ currency, amount: fixedAmount }]} />
          </Trans>
        </span>
      ) : null}
      {capReduction > 0 ? (
        <span>
          <Trans>
            Limited to the maximum: <Sums of={[{ currency, amount: -capReduction }]} />
          </Trans>
        </span>
      ) : null}
      {rule ? <span className={styles.quiet}>{rule}</span> : null}
    </span>
  );
}

/** The status of a commission, its due date, and each reason for a hold or reversal. */
function CommissionStatus({ item }: { item: CommissionItem }) {
  const { i18n } = useLingui();
  const status = getShownStatus(item);
  const { dueAt, holdReasons, reason } = item;
  return (
    <span className={styles.stack}>
      <span>
        <Chip tone={commissionTones[status]}>{i18n._(commissionStatusTexts[status])}</Chip>
      </span>
      {item.status !== 'pending' ? null : dueAt ? (
        <span className={styles.quiet}>
          <Trans>
            Due <Day at={dueAt} />
          </Trans>
        </span>
      ) : item.kind === 'commission' ? (
        <span className={styles.quiet}>{item.isOver ? <Trans>Fully returned</Trans> : <Trans>Due after delivery and payment</Trans>}</span>
      ) : null}
      {holdReasons.map((hold) => (
        <span key={hold}>{i18n._(holdTexts[hold])}</span>
      ))}
      {reason ? <span>{getReversalText(i18n, reason)}</span> : null}
    </span>
  );
}

/** The number of rows and their sums. */
export function CommissionTotals({ count, totals }: { count: number; totals: Parameters<typeof Sums>[0]['of'] }) {
  const { t, i18n } = useLingui();
  const lines = formatNumber(count, i18n.locale);
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t`Entries`}</dt>
        <dd>{lines}</dd>
      </div>
      <div>
        <dt>{t`Total`}</dt>
        <dd>
          <Sums of={totals} />
        </dd>
      </div>
    </dl>
  );
}
