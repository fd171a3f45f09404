import { DataTable, List, SearchInput, SelectInput, TopToolbar, useListContext } from 'react-admin';
import Button from '@mui/material/Button';
import type { StaffSubscriberRow } from '@selvedge/server/admin/marketing';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { CountryFilter } from '../orders/country-filter.tsx';
import { choicesOf, timeOf } from '../orders/words.ts';
import { sourceWords, statusWords } from './words.ts';

const filters = [
  <SearchInput key="q" source="q" placeholder="Beginning of the e-mail" alwaysOn />,
  <SelectInput key="status" source="status" choices={choicesOf(statusWords)} alwaysOn />,
  <CountryFilter key="countryId" source="countryId" label="Country" />,
];

/** Who wants the newsletter, wanted it, or has been asked. */
export function SubscriberList() {
  return (
    <List
      filters={filters}
      actions={
        <TopToolbar>
          <TableLink />
        </TopToolbar>
      }
      sort={{ field: 'id', order: 'DESC' }}
      perPage={25}
      pagination={<CountedPagination />}
      exporter={false}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="status" disableSort render={({ status }: StaffSubscriberRow) => statusWords[status]} />
        <DataTable.Col source="source" label="Asked for at" disableSort render={({ source }: StaffSubscriberRow) => sourceWords[source]} />
        <DataTable.Col source="consentAt" label="Agreed" disableSort render={({ consentAt }: StaffSubscriberRow) => timeOf(consentAt)} />
        <DataTable.Col
          source="confirmedAt"
          label="Confirmed"
          disableSort
          render={({ confirmedAt }: StaffSubscriberRow) => (confirmedAt ? timeOf(confirmedAt) : '')}
        />
      </DataTable>
    </List>
  );
}

/** What the list shows, as a table. */
function TableLink() {
  const filter: unknown = useListContext().filterValues;
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (
    <Button component="a" size="small" href={`/api/admin/newsletter-subscribers/table?${query.toString()}`}>
      Table (CSV)
    </Button>
  );
}
