import { useLingui } from '@lingui/react';
import { useShop } from '#lib/use-shop.ts';

/** A day with its time, by the shop's clock. @param at ISO time */
export function Moment({ at }: { at: string }) {
  const { timeZone } = useShop().market;
  const { i18n } = useLingui();
  const date = new Date(at);
  const written = Number.isNaN(date.getTime())
    ? ''
    : new Intl.DateTimeFormat(i18n.locale, { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone }).format(
        date,
      );
  // Browsers and Node know different editions of how days are written: what the server wrote stands.
  return (
    <time dateTime={at} suppressHydrationWarning>
      {written}
    </time>
  );
}
