import { DataTable, List, SearchInput, SelectInput } from 'react-admin';
import type { AdminMailingRow } from '@selvedge/server/admin/marketing';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { formatTime } from '#fields/formats.ts';
import { toChoices } from '../orders/labels.ts';
import { stateLabels } from './labels.ts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" label="State" choices={toChoices(stateLabels)} alwaysOn />,
];

/** Lists mailings, the latest first. */
export function MailingList() {
  return (
    <List filters={filters} sort={{ field: 'id', order: 'DESC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="name" />
        <DataTable.Col source="subject" label="Subject, English" disableSort />
        <DataTable.Col source="state" label="State" disableSort render={({ state }: AdminMailingRow) => stateLabels[state]} />
        <DataTable.Col
          source="sendAt"
          label="Sending starts"
          disableSort
          render={({ sendAt }: AdminMailingRow) => (sendAt === null ? '' : formatTime(sendAt))}
        />
        <DataTable.NumberCol source="recipients" label="Recipients" disableSort />
        <DataTable.NumberCol source="sent" label="Sent" disableSort />
      </DataTable>
    </List>
  );
}
