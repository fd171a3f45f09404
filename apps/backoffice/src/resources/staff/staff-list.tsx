import { DataTable, FunctionField, List, NullableBooleanInput, SearchInput, SelectInput } from 'react-admin';
import type { StaffPersonRow } from '@selvedge/server/admin/staff';
import { TimeField } from '#fields/time-field.tsx';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { getAreaName, getRoleName, roles } from './roles.ts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="userTypeId" source="userTypeId" label="Role" choices={roles} alwaysOn />,
  <NullableBooleanInput key="isClosed" source="isClosed" label="Deactivated" />,
];

/** Returns the status of a staff member's account. */
export const getAccountState = ({ isClosed, isInvited, hasSecondFactor }: StaffPersonRow): string => {
  if (isClosed) return 'Deactivated';
  if (isInvited) return 'Invited';
  return hasSecondFactor ? 'Active' : 'No two-factor authentication';
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
        <DataTable.Col source="email" label="Email" />
        <DataTable.Col source="userTypeId" label="Role" disableSort>
          <FunctionField<StaffPersonRow>
            render={({ userTypeId, areas }) => [getRoleName(userTypeId), areas.map(getAreaName).join(', ')].filter(Boolean).join(': ')}
          />
        </DataTable.Col>
        <DataTable.Col source="isInvited" label="Status" disableSort>
          <FunctionField<StaffPersonRow> render={getAccountState} />
        </DataTable.Col>
        <DataTable.Col source="lastSeenAt" label="Last active" disableSort>
          <TimeField source="lastSeenAt" emptyText="Never" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
