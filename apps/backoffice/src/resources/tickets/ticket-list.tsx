import { DataTable, List, SearchInput, SelectInput } from 'react-admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminTicketRow } from '@selvedge/server/admin/tickets';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { formatTime } from '#fields/formats.ts';
import { CountryFilter } from '../orders/country-filter.tsx';
import { toChoices } from '../orders/labels.ts';
import { ticketLabels, topicLabels } from './labels.ts';
import { useAssignees } from './use-assignees.ts';

function AssigneeFilter(props: { source: string; label: string; alwaysOn?: boolean }) {
  const assignees = useAssignees();
  const choices = [
    { id: 'me', name: 'Me' },
    { id: 'nobody', name: 'Nobody' },
    ...assignees.filter(({ isCaller }) => !isCaller).map(({ id, name }) => ({ id, name })),
  ];
  return <SelectInput {...props} choices={choices} emptyText="Everybody" />;
}

const filters = [
  <SearchInput key="q" source="q" placeholder="Number, name, email, order" alwaysOn />,
  <SelectInput key="status" source="status" choices={toChoices(ticketLabels)} alwaysOn />,
  <AssigneeFilter key="assignee" source="assignee" label="Assigned to" alwaysOn />,
  <SelectInput key="topic" source="topic" choices={toChoices(topicLabels)} />,
  <CountryFilter key="countryId" source="countryId" label="Country" />,
];

/** Lists conversations with customers, the open one that waits longest first. */
export function TicketList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ status: 'open' }}
      sort={{ field: 'changedAt', order: 'ASC' }}
      perPage={25}
      pagination={<CountedPagination />}
      exporter={false}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="changedAt" label="Since" render={({ changedAt }: AdminTicketRow) => formatTime(changedAt)} />
        <DataTable.Col source="name" label="Customer" disableSort render={renderCustomer} />
        <DataTable.Col source="latest" label="Message" disableSort render={renderLatest} />
        <DataTable.Col source="orderNumber" label="Order" disableSort />
        <DataTable.Col source="assigneeName" label="Assigned to" disableSort render={({ assigneeName }: AdminTicketRow) => assigneeName ?? '–'} />
        <DataTable.Col source="status" disableSort render={({ status }: AdminTicketRow) => ticketLabels[status]} />
      </DataTable>
    </List>
  );
}

const renderCustomer = ({ name, email }: AdminTicketRow) => (
  <Box sx={{ maxWidth: 240, overflowWrap: 'anywhere' }}>
    {name}
    <Typography variant="caption" component="div" color="text.secondary">
      {email}
    </Typography>
  </Box>
);

const renderLatest = ({ number, topic, subject, latest }: AdminTicketRow) => (
  <Box sx={{ maxWidth: 480 }}>
    <Typography variant="body2" noWrap>
      {latest.direction === 'staff' && 'Shop: '}
      {latest.text}
    </Typography>
    <Typography variant="caption" component="div" color="text.secondary" noWrap>
      {[number, subject || topicLabels[topic]].join(' · ')}
    </Typography>
  </Box>
);
