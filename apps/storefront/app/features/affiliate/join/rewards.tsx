import { Trans, useLingui } from '@lingui/react/macro';
import type { ProgrammeReward } from '@selvedge/server/contract';
import { formatMoney } from '#lib/locale/format.ts';
import { useShop } from '#lib/use-shop.ts';
import styles from './programme-conditions.module.css';

/** Whether a rule is more than a rate on all orders, which the range of rates already shows. */
const isSpecial = ({ fixedAmount, cap, minimumBasket, customer, tier, category, brand, product }: ProgrammeReward): boolean =>
  [fixedAmount, cap, minimumBasket, customer, tier, category, brand, product].some((term) => term !== null);

/** What the programme pays for which orders, from its commission rules; nothing if the same rate applies to all orders. */
export function Rewards({ rewards }: { rewards: readonly ProgrammeReward[] }) {
  const describe = useRewardTexts();
  if (!rewards.some(isSpecial)) return null;
  return (
    <>
      <h3 className={styles.part}>
        <Trans>What we pay</Trans>
      </h3>
      <p className={styles.note}>
        <Trans>If several of these rules apply to an order, the most specific one counts.</Trans>
      </p>
      <ul className={styles.rewards}>
        {rewards.map((reward) => {
          const { name, pay } = describe(reward);
          return (
            <li key={reward.id}>
              <span className={styles.name}>{name}</span>
              <ul className={styles.pay}>
                {pay.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Returns a function that puts the conditions and the pay of a reward into words. */
function useRewardTexts() {
  const { t } = useLingui();
  const { language, market } = useShop();
  const { tag } = language;
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const format = ({ amount, currency }: { amount: number; currency: string }) => formatMoney(amount, { currency, tag });
  const listConditions = ({ tier, product, category, brand, customer }: ProgrammeReward): string[] => {
    const [tierName, count] = [tier?.name ?? '', new Intl.NumberFormat(tag).format(tier?.fromOrders ?? 0)];
    return [
      ...(tier ? [t`Tier ${tierName}: from ${count} orders in 90 days`] : []),
      ...(product === null ? [] : [t`Product: ${product}`]),
      ...(category === null ? [] : [t`Category: ${category}`]),
      ...(brand === null ? [] : [t`Brand: ${brand}`]),
      ...(customer === 'new' ? [t`First order of a customer`] : []),
      ...(customer === 'returning' ? [t`Further orders of a customer`] : []),
    ];
  };
  const listPay = ({ basisPoints, fixedAmount, cap, minimumBasket, validUntil }: ProgrammeReward): string[] => {
    const rate = percent.format(basisPoints / 10_000);
    const [bonus, most, least] = [fixedAmount, cap, minimumBasket].map((sum) => sum && format(sum));
    const day = validUntil && new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: market.timeZone }).format(new Date(validUntil));
    return [
      ...(basisPoints > 0 ? [t`${rate} of the net price`] : []),
      ...(bonus ? [t`${bonus} more for each order`] : []),
      ...(most ? [t`At most ${most} for each order`] : []),
      ...(least ? [t`For orders from ${least} before VAT`] : []),
      ...(day ? [t`Until ${day}`] : []),
    ];
  };
  return (reward: ProgrammeReward) => {
    const conditions = listConditions(reward);
    return { name: conditions.length > 0 ? conditions.join(' · ') : t`All orders`, pay: listPay(reward) };
  };
}
