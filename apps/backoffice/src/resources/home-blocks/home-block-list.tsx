import { BooleanField, DataTable, DateField, FunctionField, List, SelectInput, useListContext, useNotify, useRefresh } from 'react-admin';
import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { languages } from '@selvedge/i18n';
import type { StaffHomeBlockRow } from '@selvedge/server/admin/content';
import { MarketInput, MarketName } from '#fields/market-input.tsx';
import { call } from '#frame/call.ts';
import { typeChoices, typeNames } from './block-types.ts';

const filters = [
  <MarketInput key="countryId" source="countryId" label="As shown in" emptyText="All" alwaysOn />,
  <SelectInput key="languageId" source="languageId" label="As shown in the language" choices={languages.map(({ id, name }) => ({ id, name }))} />,
  <SelectInput key="type" source="type" label="Kind" choices={typeChoices} />,
];

/** All blocks in their order: neighbours of one kind stand together as one part of the page. */
export function HomeBlockList() {
  return (
    <List filters={filters} perPage={500} pagination={false} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col label="Picture" disableSort>
          <FunctionField<StaffHomeBlockRow>
            render={({ imageUrl }) =>
              imageUrl && <img src={`/_ipx/f_webp,w_160${imageUrl}`} alt="" width={80} height={40} style={{ objectFit: 'cover' }} />
            }
          />
        </DataTable.Col>
        <DataTable.Col label="Kind" disableSort>
          <FunctionField<StaffHomeBlockRow> render={({ type }) => typeNames[type]} />
        </DataTable.Col>
        <DataTable.Col source="title" disableSort />
        <DataTable.Col label="Country" disableSort>
          <FunctionField<StaffHomeBlockRow> render={({ countryId }) => <MarketName id={countryId} />} />
        </DataTable.Col>
        <DataTable.Col label="Language" disableSort>
          <FunctionField<StaffHomeBlockRow> render={({ languageId }) => languages.find(({ id }) => id === languageId)?.name ?? 'All'} />
        </DataTable.Col>
        <DataTable.Col source="startsAt" label="From" disableSort>
          <DateField source="startsAt" showTime />
        </DataTable.Col>
        <DataTable.Col source="endsAt" label="Until" disableSort>
          <DateField source="endsAt" showTime />
        </DataTable.Col>
        <DataTable.Col source="isActive" label="Shown" disableSort>
          <BooleanField source="isActive" />
        </DataTable.Col>
        <DataTable.Col label="Order" disableSort>
          <FunctionField<StaffHomeBlockRow> render={(block) => <Order block={block} />} />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function Order({ block }: { block: StaffHomeBlockRow }) {
  const { data = [] } = useListContext<StaffHomeBlockRow>();
  const notify = useNotify();
  const refresh = useRefresh();
  const index = data.findIndex(({ id }) => id === block.id);
  // Among all blocks, shown here or not, it takes the place of the one beside it.
  const swap = async (other: StaffHomeBlockRow | undefined) => {
    if (!other) return;
    try {
      await call(`home-blocks/${block.id}/move`, { method: 'POST', body: { placeOf: other.id } });
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
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
