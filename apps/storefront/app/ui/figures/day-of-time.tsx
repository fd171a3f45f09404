import { useLingui } from '@lingui/react';
import { formatLongDayOfTime } from '#lib/locale/format.ts';
import { useShop } from '#lib/use-shop.ts';

/** The day of a time in the shop's time zone, with the name of the month. @param at ISO time */
export function DayOfTime({ at }: { at: string }) {
  const { timeZone } = useShop().market;
  const { i18n } = useLingui();
  // Browsers and Node may format dates differently: the server's text is kept.
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatLongDayOfTime(at, { tag: i18n.locale, timeZone })}
    </time>
  );
}
