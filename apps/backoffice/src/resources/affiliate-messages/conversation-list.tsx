import { DataTable, List, SelectInput } from 'react-admin';
import type { ConversationRow } from '@selvedge/server/admin/affiliates';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { formatTime } from '#fields/formats.ts';

const filters = [<SelectInput key="isUnread" source="isUnread" label="Replies" choices={[{ id: true, name: 'Unread' }]} emptyText="All" alwaysOn />];

/** Lists conversations with affiliates, at first those with unread replies. A row opens the affiliate. */
export function ConversationList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ isUnread: true }}
      sort={{ field: 'sentAt', order: 'DESC' }}
      perPage={25}
      pagination={<CountedPagination />}
      exporter={false}
    >
      <DataTable rowClick={(id) => `/affiliates/${id}/show`} bulkActionButtons={false}>
        <DataTable.Col source="code" disableSort />
        <DataTable.Col
          source="firstName"
          label="Name"
          disableSort
          render={({ firstName, lastName }: ConversationRow) => `${firstName} ${lastName}`}
        />
        <DataTable.Col
          source="text"
          label="Latest message"
          disableSort
          render={({ sender, text }: ConversationRow) => (sender === 'staff' ? `Staff: ${text}` : text)}
        />
        <DataTable.Col source="sentAt" label="Sent" disableSort render={({ sentAt }: ConversationRow) => formatTime(sentAt)} />
        <DataTable.NumberCol source="unread" label="Unread" disableSort />
      </DataTable>
    </List>
  );
}
