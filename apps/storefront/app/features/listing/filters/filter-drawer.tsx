import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatNumber } from '#lib/locale/format.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { clearFilters, countFilters } from './filter-changes.ts';
import styles from './filter-drawer.module.css';
import { FilterForm } from './filter-form.tsx';
import type { FilterFieldsProps } from './filter-fields.tsx';
import type { ListingPlace } from '../listing-address.ts';

interface FilterDrawerProps extends FilterFieldsProps {
  place: ListingPlace;
  itemCount: number;
}

/** Renders the filters on a narrow screen: in a drawer, or without JavaScript in a disclosure. */
export function FilterDrawer({ itemCount, ...form }: FilterDrawerProps) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(form.selection);
  const title = (
    <>
      <Icon name="filter" size={20} />
      <Trans>Filter</Trans>
      {count > 0 ? <span className={styles.count}>{formatNumber(count, i18n.locale)}</span> : null}
    </>
  );
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </button>
      <noscript>
        <details className={styles.unscripted}>
          <summary className={styles.summary}>{title}</summary>
          <FilterForm {...form} />
        </details>
      </noscript>
      <Drawer
        title={<Trans>Filter</Trans>}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <div className={styles.footer}>
            <Button
              type="button"
              variant="secondary"
              aria-disabled={count === 0}
              onClick={() => (count > 0 ? form.onChange(clearFilters(form.selection)) : null)}
            >
              <Trans>Clear all</Trans>
            </Button>
            <Button type="button" onClick={() => setOpen(false)}>
              <Plural value={itemCount} one="Show # item" other="Show # items" />
            </Button>
          </div>
        }
      >
        {isOpen ? <FilterForm {...form} /> : null}
      </Drawer>
    </>
  );
}
