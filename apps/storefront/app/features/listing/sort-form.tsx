import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { useSubmit } from 'react-router';
import type { ListingOrder } from '#lib/api.ts';
import { Form } from '#lib/link.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './sort-form.module.css';

interface SortFormProps {
  path: string;
  orderBy: ListingOrder;
}

/** In which order. A form that asks for the page anew; with JavaScript a choice is enough. */
export function SortForm({ path, orderBy }: SortFormProps) {
  const { t } = useLingui();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const names: Record<ListingOrder, string> = {
    newest: t`Newest first`,
    popularity: t`Most popular`,
    'price-asc': t`Price: low to high`,
    'price-desc': t`Price: high to low`,
    discount: t`Biggest saving`,
  };
  return (
    <Form ref={form} className={styles.form} action={path} preventScrollReset>
      <label className={styles.label} htmlFor={id}>
        <Trans>Sort by</Trans>
      </label>
      <span className={styles.box}>
        <select
          key={orderBy}
          className={styles.select}
          id={id}
          name="orderBy"
          defaultValue={orderBy}
          onChange={() => void submit(form.current, { preventScrollReset: true })}
        >
          {Object.entries(names).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={18} className={styles.arrow} />
      </span>
      <Button variant="secondary" size="small" className={styles.apply}>
        <Trans>Apply</Trans>
      </Button>
    </Form>
  );
}
