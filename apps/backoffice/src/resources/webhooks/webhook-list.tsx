import { BooleanField, DataTable, List } from 'react-admin';
import type { EndpointRecord } from '@selvedge/server/admin/webhooks';
import { CountedPagination } from '#fields/counted-pagination.tsx';

export function WebhookList() {
  return (
    <List sort={{ field: 'id', order: 'ASC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="url" label="URL" disableSort />
        <DataTable.Col source="description" disableSort />
        <DataTable.Col source="events" label="Events" disableSort render={({ events }: EndpointRecord) => events.join(', ')} />
        <DataTable.Col source="isActive" label="Active" disableSort>
          <BooleanField source="isActive" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
