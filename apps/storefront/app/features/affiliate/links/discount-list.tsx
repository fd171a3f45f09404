import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateDiscountRow } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { Moment } from '#ui/figures/moment.tsx';
import { formatPercent } from '#lib/locale/format.ts';
import { Amount } from '#ui/figures/amount.tsx';
import { classes } from '#ui/styles/classes.ts';
import type { SoldCountry } from '../join/application-fields.tsx';
import { CopyField } from './copy-field.tsx';
import styles from './discount-list.module.css';

/** The discounts that an affiliate may pass on, with link, countries, dates and number of uses. */
export function DiscountList({ discounts, countries }: { discounts: readonly AffiliateDiscountRow[]; countries: readonly SoldCountry[] }) {
  return (
    <ul className={styles.list}>
      {discounts.map((discount) => (
        <Discount key={discount.id} discount={discount} countries={countries} />
      ))}
    </ul>
  );
}

function Discount({ discount, countries }: { discount: AffiliateDiscountRow; countries: readonly SoldCountry[] }) {
  const { t, i18n } = useLingui();
  const { name, status, countryIds, minimums, validFrom, validUntil, url } = discount;
  const statuses: Record<AffiliateDiscountRow['status'], string> = {
    active: t`Active`,
    paused: t`Paused`,
    scheduled: t`Not yet`,
    ended: t`Over`,
    'used-up': t`Used up`,
  };
  const places = countryIds.map((id) => countries.find((country) => country.id === id)?.name ?? String(id));
  return (
    <li className={styles.discount}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <span className={classes(styles.status, status === 'active' && styles.active)}>{statuses[status]}</span>
      </div>
      <p className={styles.worth}>
        <Worth discount={discount} />
      </p>
      <dl className={styles.facts}>
        <Fact name={<Trans>Countries</Trans>}>
          {places.length > 0 ? new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(places) : <Trans>Everywhere</Trans>}
        </Fact>
        {minimums.length > 0 ? (
          <Fact name={<Trans>From an order of</Trans>}>
            <Amounts amounts={minimums} />
          </Fact>
        ) : null}
        {validFrom || validUntil ? (
          <Fact name={<Trans>Holds</Trans>}>
            <Validity discount={discount} />
          </Fact>
        ) : null}
        <Fact name={<Trans>Used</Trans>}>
          <Uses discount={discount} />
        </Fact>
      </dl>
      <CopyField label={t`Link with ${name}`} value={url} />
    </li>
  );
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Validity = ({ discount: { validFrom, validUntil } }: { discount: AffiliateDiscountRow }) => (
  <>
    {validFrom ? (
      <Trans>
        from <Moment at={validFrom} />
      </Trans>
    ) : null}{' '}
    {validUntil ? (
      <Trans>
        until <Moment at={validUntil} />
      </Trans>
    ) : null}
  </>
);

function Uses({ discount: { uses, mostUses } }: { discount: AffiliateDiscountRow }) {
  const { i18n } = useLingui();
  if (mostUses === null) return <Plural value={uses} one="# time" other="# times" />;
  return (
    <Trans>
      {i18n.number(uses)} of {i18n.number(mostUses)}
    </Trans>
  );
}

function Worth({ discount: { kind, percent, amounts } }: { discount: AffiliateDiscountRow }) {
  const { i18n } = useLingui();
  if (kind === 'percent') return <span suppressHydrationWarning>{formatPercent((percent ?? 0) * 100, i18n.locale)}</span>;
  return <Amounts amounts={amounts} />;
}

const Amounts = ({ amounts }: { amounts: AffiliateDiscountRow['amounts'] }) =>
  amounts.map(({ currency, amount }, index) => (
    <span key={currency}>
      {index > 0 ? ' · ' : null}
      <Amount value={amount} currency={currency} />
    </span>
  ));
