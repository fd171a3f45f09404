import { useLingui } from '@lingui/react';
import { useShop } from '#lib/use-shop.ts';

/** A date and time. @param at ISO time @param timeZone IANA; default: the shop's */
export function Moment({ at, timeZone: given }: { at: string; timeZone?: string }) {
  const { market } = useShop();
  const timeZone = given ?? market.timeZone;
  const { i18n } = useLingui();
  const date = new Date(at);
  const written = Number.isNaN(date.getTime())
    ? ''
    : new Intl.DateTimeFormat(i18n.locale, { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone }).format(
        date,
      );
  // Browsers and Node may format dates differently: the server's text is kept.
  return (
    <time dateTime={at} suppressHydrationWarning>
      {written}
    </time>
  );
}
