import { useLingui } from '@lingui/react';
import { formatLongDay } from '#lib/locale/format.ts';
import { usePortalTimeZone } from '../portal/time-zone-context.ts';
import { toLocalDay } from './local-day.ts';

/** A date with its year in the reader's locale. @param at ISO date, or a time, whose day in the affiliate's time zone is shown */
export function Day({ at }: { at: string }) {
  const { i18n } = useLingui();
  const timeZone = usePortalTimeZone();
  const day = at.length > 10 ? toLocalDay(timeZone, new Date(at)) : at;
  // Browsers and Node may format dates differently: the server's text is kept.
  return (
    <time dateTime={day} suppressHydrationWarning>
      {formatLongDay(day, i18n.locale)}
    </time>
  );
}
