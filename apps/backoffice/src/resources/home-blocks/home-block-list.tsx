import { BooleanField, DataTable, FunctionField, List, SelectInput, useListContext, useNotify, useRefresh } from 'react-admin';
import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { languages } from '@selvedge/i18n';
import type { AdminHomeBlockRow } from '@selvedge/server/admin/content';
import { TimeField } from '#fields/time-field.tsx';
import { MarketInput, MarketName } from '#fields/market-input.tsx';
import { call } from '#frame/call.ts';
import { getErrorMessage } from '#frame/http-error.ts';
import { allRows } from '#frame/data-provider.ts';
import { typeChoices, typeNames } from './block-types.ts';

const filters = [
  <MarketInput key="countryId" source="countryId" label="Visible in country" emptyText="All" alwaysOn />,
  <SelectInput key="languageId" source="languageId" label="Visible in language" choices={languages.map(({ id, name }) => ({ id, name }))} />,
  <SelectInput key="type" source="type" label="Type" choices={typeChoices} />,
];

/** Lists all blocks in order; adjacent blocks of one type form one section of the page. */
export function HomeBlockList() {
  return (
    <List filters={filters} perPage={allRows} pagination={false} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col label="Picture" disableSort>
          <FunctionField<AdminHomeBlockRow>
            render={({ imageUrl }) =>
              imageUrl && <img src={`/_ipx/f_webp,w_160${imageUrl}`} alt="" width={80} height={40} style={{ objectFit: 'cover' }} />
            }
          />
        </DataTable.Col>
        <DataTable.Col label="Type" disableSort>
          <FunctionField<AdminHomeBlockRow> render={({ type }) => typeNames[type]} />
        </DataTable.Col>
        <DataTable.Col source="title" disableSort />
        <DataTable.Col label="Country" disableSort>
          <FunctionField<AdminHomeBlockRow> render={({ countryId }) => <MarketName id={countryId} />} />
        </DataTable.Col>
        <DataTable.Col label="Language" disableSort>
          <FunctionField<AdminHomeBlockRow> render={({ languageId }) => languages.find(({ id }) => id === languageId)?.name ?? 'All'} />
        </DataTable.Col>
        <DataTable.Col source="startsAt" label="Starts" disableSort>
          <TimeField source="startsAt" />
        </DataTable.Col>
        <DataTable.Col source="endsAt" label="Ends" disableSort>
          <TimeField source="endsAt" />
        </DataTable.Col>
        <DataTable.Col source="isActive" label="Visible" disableSort>
          <BooleanField source="isActive" />
        </DataTable.Col>
        <DataTable.Col label="Position" disableSort>
          <FunctionField<AdminHomeBlockRow> render={(block) => <Order block={block} />} />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function Order({ block }: { block: AdminHomeBlockRow }) {
  const { data = [] } = useListContext<AdminHomeBlockRow>();
  const notify = useNotify();
  const refresh = useRefresh();
  const index = data.findIndex(({ id }) => id === block.id);
  // The block moves to the position of its neighbour among all blocks, including those that this list does not show.
  const swap = async (other: AdminHomeBlockRow | undefined) => {
    if (!other) return;
    try {
      await call('POST /admin/home-blocks/{id}/move', { path: { id: block.id }, body: { placeOf: other.id } });
      refresh();
    } catch (error) {
      notify(getErrorMessage(error), { type: 'error' });
    }
  };
  const called = block.title || typeNames[block.type];
  return (
    <Box sx={{ display: 'flex' }} onClick={(event) => event.stopPropagation()}>
      <IconButton aria-label={`Move ${called} up`} disabled={index <= 0} onClick={() => void swap(data[index - 1])}>
        <ArrowUpIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={`Move ${called} down`} disabled={index === data.length - 1} onClick={() => void swap(data[index + 1])}>
        <ArrowDownIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
