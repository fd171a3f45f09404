import { Trans } from '@lingui/react/macro';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import styles from './filter-form.module.css';
import { pageTakes } from '../asked-listing.ts';
import type { ListingPlace } from '../listing-address.ts';

interface FilterFormProps extends FilterFieldsProps {
  /** The form's id, which the sort order refers to. */
  id?: string;
  place: ListingPlace;
}

/** Renders all filters as one form that reloads the page. With JavaScript each choice is applied at once. */
export function FilterForm({ id, place, ...fields }: FilterFormProps) {
  return (
    <Form id={id} action={place.path} preventScrollReset>
      {Object.entries(place.kept ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {id === undefined && fields.selection.orderBy ? <input type="hidden" name="orderBy" value={fields.selection.orderBy} /> : null}
      {fields.selection.take === pageTakes[0] ? null : <input type="hidden" name="take" value={fields.selection.take} />}
      <FilterFields {...fields} />
      <Button variant="secondary" isWide className={styles.apply}>
        <Trans>Apply</Trans>
      </Button>
    </Form>
  );
}
