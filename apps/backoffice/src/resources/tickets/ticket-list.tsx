import { DataTable, List, SearchInput, SelectInput } from 'react-admin';
import type { StaffTicketRow } from '@selvedge/server/admin/tickets';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { CountryFilter } from '../orders/country-filter.tsx';
import { choicesOf, timeOf } from '../orders/words.ts';
import { ticketWords, topicWords } from './words.ts';

const filters = [
  <SearchInput key="q" source="q" placeholder="Ticket, e-mail, order number" alwaysOn />,
  <SelectInput key="status" source="status" choices={choicesOf(ticketWords)} alwaysOn />,
  <SelectInput key="topic" source="topic" choices={choicesOf(topicWords)} />,
  <CountryFilter key="countryId" source="countryId" label="Country" />,
];

/** What people have written by the form of the help centre, the oldest that is open first. */
export function TicketList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ status: 'open' }}
      sort={{ field: 'id', order: 'ASC' }}
      perPage={25}
      pagination={<CountedPagination />}
      exporter={false}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="receivedAt" label="Received" disableSort render={({ receivedAt }: StaffTicketRow) => timeOf(receivedAt)} />
        <DataTable.Col source="number" disableSort />
        <DataTable.Col source="topic" disableSort render={({ topic }: StaffTicketRow) => topicWords[topic]} />
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="orderNumber" label="Order" disableSort />
        <DataTable.Col source="status" disableSort render={({ status }: StaffTicketRow) => ticketWords[status]} />
      </DataTable>
    </List>
  );
}
