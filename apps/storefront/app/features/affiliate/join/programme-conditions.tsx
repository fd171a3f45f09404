import { Trans, useLingui } from '@lingui/react/macro';
import type { ProgrammeConditions as Conditions } from '@selvedge/server/contract';
import { formatMoney } from '#lib/locale/format.ts';
import { useShop } from '#lib/use-shop.ts';
import styles from './programme-conditions.module.css';
import { Rewards } from './rewards.tsx';

/** Shows the benefits and obligations of an affiliate in this country before the application. */
export function ProgrammeConditions({ conditions }: { conditions: Conditions }) {
  const { t } = useLingui();
  const { tag } = useShop().language;
  const { rate, clickDays, approvalDays, minimumPayout, payoutMethods, codeRule, isPaidTrafficAllowed } = conditions;
  const formatDays = (days: number) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
  const methods = { iban: t`Bank account with an IBAN`, bank: t`Bank account without an IBAN`, bkash: 'bKash', paypal: 'PayPal', wise: 'Wise' };
  const facts = [
    ...(rate ? [{ name: t`Commission`, value: <Rate rate={rate} tag={tag} /> }] : []),
    { name: t`A click counts for`, value: formatDays(clickDays) },
    { name: t`Approval period after delivery`, value: formatDays(approvalDays) },
    { name: t`Minimum payout`, value: formatMoney(minimumPayout.amount, { currency: minimumPayout.currency, tag }) },
    { name: t`Paid to`, value: payoutMethods.map((method) => methods[method]).join(', ') },
    { name: t`Paid ads for your links`, value: isPaidTrafficAllowed ? t`Allowed` : t`Not allowed` },
    {
      name: t`Your code entered at checkout`,
      value: codeRule === 'code-first' ? t`Counts before other affiliates’ links` : t`Counts if no other affiliate’s link does`,
    },
  ];
  return (
    <section className={styles.conditions} aria-labelledby="programme-conditions">
      <h2 id="programme-conditions">
        <Trans>Programme conditions</Trans>
      </h2>
      {conditions.isOpen ? null : (
        <p>
          <Trans>The programme isn’t taking applications at the moment.</Trans>
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Rewards rewards={conditions.rewards} />
    </section>
  );
}

/** The range of the rates. */
function Rate({ rate: { from, until }, tag }: { rate: NonNullable<Conditions['rate']>; tag: string }) {
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const rate = from === until ? percent.format(from / 10_000) : percent.formatRange(from / 10_000, until / 10_000);
  return <Trans>{rate} of the net price</Trans>;
}
