import { BooleanField, DataTable, List, ReferenceField, SelectInput } from 'react-admin';
import type { AdminAnnouncementRow } from '@selvedge/server/admin/affiliates';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { MarketName } from '#fields/market-input.tsx';
import { TimeField } from '#fields/time-field.tsx';

const filters = [
  <SelectInput
    key="isPublished"
    source="isPublished"
    label="State"
    choices={[
      { id: true, name: 'Published' },
      { id: false, name: 'Planned' },
    ]}
    alwaysOn
  />,
];

/** Lists announcements to affiliates, the latest first. */
export function AnnouncementList() {
  return (
    <List filters={filters} sort={{ field: 'publishAt', order: 'DESC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="title" disableSort />
        <DataTable.Col source="publishAt" label="Published">
          <TimeField source="publishAt" />
        </DataTable.Col>
        <DataTable.Col source="groupId" label="Group" disableSort>
          <ReferenceField source="groupId" reference="affiliate-groups" link={false} empty="All groups" />
        </DataTable.Col>
        <DataTable.Col
          source="countryId"
          label="Country"
          disableSort
          render={({ countryId }: AdminAnnouncementRow) => <MarketName id={countryId} />}
        />
        <DataTable.Col source="isEmailed" label="Email" disableSort>
          <BooleanField source="isEmailed" />
        </DataTable.Col>
        <DataTable.NumberCol source="recipients" label="Shown to" disableSort />
        <DataTable.NumberCol source="readers" label="Opened by" disableSort />
      </DataTable>
    </List>
  );
}
