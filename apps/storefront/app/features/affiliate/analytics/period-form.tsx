import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Form, Link } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { periodLengths, type Period } from './period.ts';
import styles from './period-form.module.css';

interface PeriodFormProps {
  page: string;
  period: Period;
  /** Further fields of the page. */
  children?: ReactNode;
  /** Their current values, which links to another period keep. */
  kept?: Readonly<Record<string, string | undefined>>;
}

/** Chooses the period: a link for each usual length, and a form for other days. */
export function PeriodForm({ page, period, children, kept = {} }: PeriodFormProps) {
  const { t } = useLingui();
  const names = { 7: t`7 days`, 30: t`30 days`, 90: t`90 days` };
  const buildPeriodPath = (days: number): string => {
    const given = Object.entries(kept).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return `${page}?${new URLSearchParams([['days', String(days)], ...given]).toString()}`;
  };
  return (
    <div className={styles.choice}>
      <nav aria-label={t`Period`}>
        <ul className={styles.lengths}>
          {periodLengths.map((days) => (
            <li key={days}>
              <Link
                to={buildPeriodPath(days)}
                className={styles.length}
                aria-current={period.length === days ? 'true' : undefined}
                preventScrollReset
              >
                {names[days]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {/* The key resets the fields to the current values when the period or filter changes. */}
      <Form key={JSON.stringify([period, kept])} method="get" action={page} className={styles.form} preventScrollReset>
        <TextField type="date" name="dateFrom" label={t`From`} defaultValue={period.dateFrom} />
        <TextField type="date" name="dateTo" label={t`To`} defaultValue={period.dateTo} />
        {children}
        <Button variant="secondary">
          <Trans>Show</Trans>
        </Button>
      </Form>
    </div>
  );
}
