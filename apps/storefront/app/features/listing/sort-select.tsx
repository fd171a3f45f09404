import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { listingOrders, type ListingOrder } from '#lib/paths/listing-query.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { ListingSelection } from './asked-listing.ts';
import { changeFilter } from './filters/filter-changes.ts';
import styles from './sort-select.module.css';

interface SortSelectProps {
  /** The id of the filter form, which the field belongs to. */
  form: string;
  selection: ListingSelection;
  usualOrder: ListingOrder | null;
  onChange: (next: ListingSelection) => void;
}

/** Renders the sort order. With JavaScript a choice is applied at once. */
export function SortSelect({ form, selection, usualOrder, onChange }: SortSelectProps) {
  const { t } = useLingui();
  const id = useId();
  const names: Record<ListingOrder, string> = {
    recommended: t`Recommended`,
    newest: t`Newest first`,
    popularity: t`Most popular`,
    'price-asc': t`Price: low to high`,
    'price-desc': t`Price: high to low`,
    discount: t`Biggest savings`,
  };
  const choose = (value: string) => {
    const order = listingOrders.find((other) => other === value) ?? null;
    onChange(changeFilter(selection, { orderBy: order === usualOrder ? null : order }));
  };
  return (
    <div className={styles.sort}>
      <label className={styles.label} htmlFor={id}>
        <Trans>Sort by</Trans>
      </label>
      <span className={styles.box}>
        <select
          className={styles.select}
          id={id}
          form={form}
          name="orderBy"
          value={selection.orderBy ?? usualOrder ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          {usualOrder === null ? <option value="">{t`Best match`}</option> : null}
          {listingOrders.map((order) =>
            // A search has the best match instead.
            usualOrder === null && order === 'recommended' ? null : (
              <option key={order} value={order}>
                {names[order]}
              </option>
            ),
          )}
        </select>
        <Icon name="chevron" size={18} className={styles.arrow} />
      </span>
      <Button variant="secondary" size="small" className={styles.apply} form={form}>
        <Trans>Apply</Trans>
      </Button>
    </div>
  );
}
