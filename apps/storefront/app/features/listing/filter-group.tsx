import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { formatNumber } from '#lib/format.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './filter-group.module.css';

interface FilterGroupProps {
  title: ReactNode;
  /** How many of it are chosen. */
  count?: number;
  /** Folded until asked for, unless something in it is chosen. */
  isFolded?: boolean;
  children: ReactNode;
}

/** One filter under its name. The browser's own disclosure: it folds without JavaScript as well. */
export function FilterGroup({ title, count = 0, isFolded = false, children }: FilterGroupProps) {
  const { i18n } = useLingui();
  // Whoever opened it keeps it open: only the first look decides.
  const [isOpen] = useState(!isFolded || count > 0);
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.title}>
        <span>
          {title}
          {count > 0 ? <span className={styles.count}> ({formatNumber(count, i18n.locale)})</span> : null}
        </span>
        <Icon name="chevron" size={18} className={styles.arrow} />
      </summary>
      <fieldset className={styles.content}>
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
