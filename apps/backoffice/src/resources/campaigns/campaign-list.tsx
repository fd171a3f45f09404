import { BooleanField, DataTable, FunctionField, List, NullableBooleanInput, SearchInput } from 'react-admin';
import type { AdminCampaignRow } from '@selvedge/server/admin/marketing';
import { TimeField } from '#fields/time-field.tsx';
import { CountedPagination } from '#fields/counted-pagination.tsx';

const filters = [<SearchInput key="q" source="q" alwaysOn />, <NullableBooleanInput key="isActive" source="isActive" label="Published" />];
const phases: Readonly<Record<AdminCampaignRow['phase'], string>> = { before: 'scheduled', running: 'running', over: 'over' };

export function CampaignList() {
  return (
    <List filters={filters} sort={{ field: 'startsAt', order: 'DESC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="title" />
        <DataTable.Col source="slug" label="URL slug" />
        <DataTable.Col label="Status" disableSort>
          <FunctionField<AdminCampaignRow> render={({ phase }) => phases[phase]} />
        </DataTable.Col>
        <DataTable.Col source="startsAt" label="Starts">
          <TimeField source="startsAt" />
        </DataTable.Col>
        <DataTable.Col source="endsAt" label="Ends">
          <TimeField source="endsAt" />
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
