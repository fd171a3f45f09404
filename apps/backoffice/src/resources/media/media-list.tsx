import { DateInput, List, Pagination, SearchInput, SelectInput, useNotify, useRefresh } from 'react-admin';
import Box from '@mui/material/Box';
import { UploadArea } from '#fields/media/upload-area.tsx';
import { formatCount } from '#fields/formats.ts';
import { MediaGrid } from './media-grid.tsx';

const kinds = [
  { id: 'picture', name: 'Pictures' },
  { id: 'video', name: 'Videos' },
];
const uses = [
  { id: 'true', name: 'Used' },
  { id: 'false', name: 'Not used' },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="File name or alt text" />,
  <SelectInput key="kind" source="kind" label="Type" choices={kinds} emptyText="All" alwaysOn />,
  <SelectInput
    key="isUsed"
    source="isUsed"
    label="Use"
    choices={uses}
    emptyText="All"
    alwaysOn
    format={(value: boolean | undefined) => (value === undefined ? '' : String(value))}
    parse={(value: string) => (value === '' ? undefined : value === 'true')}
  />,
  <DateInput key="addedFrom" source="addedFrom" label="Added from" />,
  <DateInput key="addedUntil" source="addedUntil" label="Added until" />,
];

/** Lists all pictures and videos as a grid, the newest first. */
export function MediaList() {
  return (
    <>
      <Upload />
      <List
        filters={filters}
        empty={false}
        exporter={false}
        perPage={24}
        pagination={<Pagination rowsPerPageOptions={[24, 48, 96]} />}
        sort={{ field: 'id', order: 'DESC' }}
      >
        <MediaGrid />
      </List>
    </>
  );
}

function Upload() {
  const [notify, refresh] = [useNotify(), useRefresh()];
  return (
    <Box sx={{ mt: 2, mx: { xs: 1, sm: 0 } }}>
      <UploadArea
        label="Upload files"
        onUploaded={(uploaded) => {
          notify(`${formatCount(uploaded.length, 'file')} uploaded`, { type: 'success' });
          refresh();
        }}
      />
    </Box>
  );
}
