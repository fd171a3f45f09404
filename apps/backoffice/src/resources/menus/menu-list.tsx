import { DataTable, FunctionField, List, SelectInput, useListContext, useNotify, useRefresh } from 'react-admin';
import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import type { AdminMenuItemRow } from '@selvedge/server/admin/content';
import { MarketName } from '#fields/market-input.tsx';
import { call } from '#frame/call.ts';
import { allRows } from '#frame/data-provider.ts';

const kinds = [
  { id: 'header', name: 'Header' },
  { id: 'footer', name: 'Footer' },
];
const filters = [<SelectInput key="menu" source="menu" alwaysOn choices={kinds} />];

/** Lists the merchant's links in header and footer, in order. */
export function MenuList() {
  return (
    <List filters={filters} perPage={allRows} pagination={false} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col label="Link" disableSort>
          <FunctionField<AdminMenuItemRow>
            render={({ label, parentId, isActive }) => (
              <Box sx={{ pl: parentId === null ? 0 : 3 }}>
                {label} {!isActive && <Chip size="small" variant="outlined" label="hidden" />}
              </Box>
            )}
          />
        </DataTable.Col>
        <DataTable.Col source="menu" disableSort />
        <DataTable.Col label="Parent item" disableSort>
          <Below />
        </DataTable.Col>
        <DataTable.Col label="Target" disableSort>
          <FunctionField<AdminMenuItemRow> render={({ href }) => href ?? 'hidden or deleted: not shown'} />
        </DataTable.Col>
        <DataTable.Col label="Country" disableSort>
          <FunctionField<AdminMenuItemRow> render={({ countryId }) => <MarketName id={countryId} />} />
        </DataTable.Col>
        <DataTable.Col label="Position" disableSort>
          <FunctionField<AdminMenuItemRow> render={(item) => <Order item={item} />} />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function Below() {
  const { data } = useListContext<AdminMenuItemRow>();
  return <FunctionField<AdminMenuItemRow> render={({ parentId }) => data?.find(({ id }) => id === parentId)?.label ?? ''} />;
}

function Order({ item }: { item: AdminMenuItemRow }) {
  const { data = [] } = useListContext<AdminMenuItemRow>();
  const notify = useNotify();
  const refresh = useRefresh();
  const siblings = data.filter(({ menu, parentId }) => menu === item.menu && parentId === item.parentId);
  const index = siblings.findIndex(({ id }) => id === item.id);
  const move = async (to: number) => {
    try {
      await call('POST /admin/menus/{id}/move', { path: { id: item.id }, body: { index: to } });
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
  };
  return (
    <Box sx={{ display: 'flex' }} onClick={(event) => event.stopPropagation()}>
      <IconButton aria-label={`Move ${item.label} up`} disabled={index <= 0} onClick={() => void move(index - 1)}>
        <ArrowUpIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={`Move ${item.label} down`} disabled={index === siblings.length - 1} onClick={() => void move(index + 1)}>
        <ArrowDownIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
