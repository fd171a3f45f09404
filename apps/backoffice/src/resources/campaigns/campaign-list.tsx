import { BooleanField, DataTable, DateField, FunctionField, List, NullableBooleanInput, SearchInput } from 'react-admin';
import type { StaffCampaignRow } from '@selvedge/server/admin/marketing';
import { CountedPagination } from '#fields/counted-pagination.tsx';

const filters = [<SearchInput key="q" source="q" alwaysOn />, <NullableBooleanInput key="isActive" source="isActive" label="Published" />];
const phases: Readonly<Record<StaffCampaignRow['phase'], string>> = { before: 'to come', running: 'running', over: 'over' };

export function CampaignList() {
  return (
    <List filters={filters} sort={{ field: 'startsAt', order: 'DESC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="title" />
        <DataTable.Col source="slug" label="Address" />
        <DataTable.Col label="Now" disableSort>
          <FunctionField<StaffCampaignRow> render={({ phase }) => phases[phase]} />
        </DataTable.Col>
        <DataTable.Col source="startsAt" label="From">
          <DateField source="startsAt" showTime />
        </DataTable.Col>
        <DataTable.Col source="endsAt" label="Until">
          <DateField source="endsAt" showTime />
        </DataTable.Col>
        <DataTable.Col source="couponCode" label="Coupon" disableSort />
        <DataTable.NumberCol source="languages" disableSort />
        <DataTable.Col source="isActive" label="Published" disableSort>
          <BooleanField source="isActive" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
