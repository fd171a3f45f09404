import { useLingui } from '@lingui/react';
import { formatLongDay } from '#lib/format.ts';

/** A day with its year, in the reader's own form. @param at ISO date or time; its day in UTC is shown */
export function Day({ at }: { at: string }) {
  const { i18n } = useLingui();
  // Browsers and Node know different editions of how days are written: what the server wrote stands.
  return (
    <time dateTime={at.slice(0, 10)} suppressHydrationWarning>
      {formatLongDay(at.slice(0, 10), i18n.locale)}
    </time>
  );
}
