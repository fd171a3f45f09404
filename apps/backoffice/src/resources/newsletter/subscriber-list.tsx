import type { Query } from '@selvedge/api-client';
import { DataTable, List, SearchInput, SelectInput, TopToolbar, useListContext } from 'react-admin';
import Button from '@mui/material/Button';
import type { AdminSubscriberRow } from '@selvedge/server/admin/marketing';
import { formatTime } from '#fields/formats.ts';
import { getFileAddress } from '#frame/call.ts';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { CountryFilter } from '../orders/country-filter.tsx';
import { toChoices } from '../orders/labels.ts';
import { sourceLabels, subscriptionStatusLabels } from './labels.ts';

const filters = [
  <SearchInput key="q" source="q" placeholder="Start of the email" alwaysOn />,
  <SelectInput key="status" source="status" choices={toChoices(subscriptionStatusLabels)} alwaysOn />,
  <CountryFilter key="countryId" source="countryId" label="Country" />,
];

/** Lists newsletter subscribers, former subscribers and unconfirmed ones. */
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
        <DataTable.Col source="status" disableSort render={({ status }: AdminSubscriberRow) => subscriptionStatusLabels[status]} />
        <DataTable.Col source="source" label="Source" disableSort render={({ source }: AdminSubscriberRow) => sourceLabels[source]} />
        <DataTable.Col source="consentAt" label="Subscribed" disableSort render={({ consentAt }: AdminSubscriberRow) => formatTime(consentAt)} />
        <DataTable.Col
          source="confirmedAt"
          label="Confirmed"
          disableSort
          render={({ confirmedAt }: AdminSubscriberRow) => (confirmedAt ? formatTime(confirmedAt) : '')}
        />
      </DataTable>
    </List>
  );
}

/** Links to the filtered list as a table. */
function TableLink() {
  const filter = useListContext().filterValues as Query<'GET /admin/newsletter-subscribers/table'>['filter'];
  return (
    <Button component="a" size="small" href={getFileAddress('GET /admin/newsletter-subscribers/table', { query: { filter } })}>
      Export CSV
    </Button>
  );
}
