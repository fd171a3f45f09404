import { DataTable, List, SearchInput, SelectInput } from 'react-admin';
import type { AdminTicketRow } from '@selvedge/server/admin/tickets';
import { formatTime } from '#fields/formats.ts';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { CountryFilter } from '../orders/country-filter.tsx';
import { toChoices } from '../orders/labels.ts';

export const ticketLabels: Readonly<Record<AdminTicketRow['status'], string>> = { open: 'Open', answered: 'Answered', closed: 'Closed' };

export const topicLabels: Readonly<Record<AdminTicketRow['topic'], string>> = {
  order: 'Order',
  delivery: 'Delivery',
  return: 'Return',
  payment: 'Payment',
  product: 'Product or size',
  other: 'Other',
};

const filters = [
  <SearchInput key="q" source="q" placeholder="Ticket, email, order number" alwaysOn />,
  <SelectInput key="status" source="status" choices={toChoices(ticketLabels)} alwaysOn />,
  <SelectInput key="topic" source="topic" choices={toChoices(topicLabels)} />,
  <CountryFilter key="countryId" source="countryId" label="Country" />,
];

/** Lists messages from the help centre, the oldest open one first. */
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
        <DataTable.Col source="receivedAt" label="Received" disableSort render={({ receivedAt }: AdminTicketRow) => formatTime(receivedAt)} />
        <DataTable.Col source="number" disableSort />
        <DataTable.Col source="topic" disableSort render={({ topic }: AdminTicketRow) => topicLabels[topic]} />
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="orderNumber" label="Order" disableSort />
        <DataTable.Col source="status" disableSort render={({ status }: AdminTicketRow) => ticketLabels[status]} />
      </DataTable>
    </List>
  );
}
