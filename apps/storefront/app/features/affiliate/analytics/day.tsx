import { useLingui } from '@lingui/react';
import { formatLongDay } from '#lib/locale/format.ts';

/** A date with its year in the reader's locale. @param at ISO date or time; the UTC day is shown */
export function Day({ at }: { at: string }) {
  const { i18n } = useLingui();
  // Browsers and Node may format dates differently: the server's text is kept.
  return (
    <time dateTime={at.slice(0, 10)} suppressHydrationWarning>
      {formatLongDay(at.slice(0, 10), i18n.locale)}
    </time>
  );
}
