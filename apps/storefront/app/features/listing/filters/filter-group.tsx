import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { formatNumber } from '#lib/locale/format.ts';
import { Icon } from '#ui/media/icon.tsx';
import styles from './filter-group.module.css';

interface FilterGroupProps {
  title: ReactNode;
  /** The number of selected values. */
  count?: number;
  /** Collapsed at first, unless a value is selected. */
  isFolded?: boolean;
  children: ReactNode;
}

/** Renders a filter below its name as a native disclosure, which works without JavaScript. */
export function FilterGroup({ title, count = 0, isFolded = false, children }: FilterGroupProps) {
  const { i18n } = useLingui();
  // The state of the first render counts: a later change must not close an opened group.
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
