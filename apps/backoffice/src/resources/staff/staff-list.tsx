import { DataTable, DateField, FunctionField, List, NullableBooleanInput, SearchInput, SelectInput } from 'react-admin';
import type { StaffPersonRow } from '@selvedge/server/admin/staff';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { areaName, roleName, roles } from './roles.ts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="userTypeId" source="userTypeId" label="Role" choices={roles} alwaysOn />,
  <NullableBooleanInput key="isClosed" source="isClosed" label="Has left" />,
];

/** Where somebody stands, in a word. */
export const standingOf = ({ isClosed, isInvited, hasSecondFactor }: StaffPersonRow): string => {
  if (isClosed) return 'Closed';
  if (isInvited) return 'Invited';
  return hasSecondFactor ? 'Works here' : 'No second factor yet';
};

export function StaffList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ isClosed: false }}
      sort={{ field: 'lastName', order: 'ASC' }}
      pagination={<CountedPagination />}
      exporter={false}
      title="Staff"
    >
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="lastName" label="Name">
          <FunctionField<StaffPersonRow> render={({ firstName, lastName }) => `${firstName} ${lastName}`} />
        </DataTable.Col>
        <DataTable.Col source="email" label="E-mail" />
        <DataTable.Col source="userTypeId" label="Role" disableSort>
          <FunctionField<StaffPersonRow>
            render={({ userTypeId, areas }) => [roleName(userTypeId), areas.map(areaName).join(', ')].filter(Boolean).join(': ')}
          />
        </DataTable.Col>
        <DataTable.Col source="isInvited" label="Standing" disableSort>
          <FunctionField<StaffPersonRow> render={standingOf} />
        </DataTable.Col>
        <DataTable.Col source="lastSeenAt" label="Last seen" disableSort>
          <DateField source="lastSeenAt" showTime emptyText="Never" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
