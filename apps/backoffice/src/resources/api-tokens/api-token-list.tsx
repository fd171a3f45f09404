import { useState } from 'react';
import { Confirm, DataTable, FunctionField, List, NullableBooleanInput, useNotify, useRecordContext, useRefresh } from 'react-admin';
import Button from '@mui/material/Button';
import type { ApiTokenRow } from '@selvedge/server/admin/staff';
import { TimeField } from '#fields/time-field.tsx';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { call } from '#frame/call.ts';
import { getAreaName } from '../staff/roles.ts';

const filters = [<NullableBooleanInput key="isRevoked" source="isRevoked" label="Revoked" alwaysOn />];

export function ApiTokenList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ isRevoked: false }}
      sort={{ field: 'id', order: 'DESC' }}
      pagination={<CountedPagination />}
      exporter={false}
      title="API tokens"
    >
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="beginning" label="Prefix" disableSort />
        <DataTable.Col source="areas" label="Access" disableSort>
          <FunctionField<ApiTokenRow> render={({ areas, isReadOnly }) => `${isReadOnly ? 'read' : 'change'} ${areas.map(getAreaName).join(', ')}`} />
        </DataTable.Col>
        <DataTable.Col source="madeBy" label="Created by" disableSort />
        <DataTable.Col source="lastUsedAt" label="Last used" disableSort>
          <TimeField source="lastUsedAt" emptyText="Never" />
        </DataTable.Col>
        <DataTable.Col source="expiresAt" label="Expires" disableSort>
          <TimeField source="expiresAt" emptyText="Never" isDay />
        </DataTable.Col>
        <DataTable.Col label="">
          <Revoke />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function Revoke() {
  const token = useRecordContext<ApiTokenRow>();
  const [isOpen, setOpen] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  if (!token) return null;
  if (token.revokedAt) return 'Revoked';
  const revoke = () => {
    setOpen(false);
    call('POST /admin/api-tokens/{id}/revoke', { path: { id: token.id } }).then(refresh, () =>
      notify('The token could not be revoked', { type: 'error' }),
    );
  };
  return (
    <>
      <Button size="small" color="error" onClick={() => setOpen(true)}>
        Revoke
      </Button>
      <Confirm
        isOpen={isOpen}
        title={`Revoke ${token.name}`}
        content="Requests with this token are refused from now on. This cannot be undone."
        confirm="Revoke"
        onConfirm={revoke}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
