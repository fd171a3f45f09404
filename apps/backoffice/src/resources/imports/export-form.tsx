import { useState } from 'react';
import type { Query } from '@selvedge/api-client';
import { useGetList, type RaRecord } from 'react-admin';
import { getFileAddress } from '#frame/call.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

type ExportQuery = Query<'GET /admin/files/exports/products'>;

/** Exports products as a table: the selection is in the address of the download. */
export function ExportForm() {
  const [exportSettings, setExportSettings] = useState<ExportQuery>({ columns: 'all', format: 'csv' });
  const { data: brands = [] } = useGetList<RaRecord & { name: string }>('brands', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  const renderChoice = (name: keyof ExportQuery, label: string, options: readonly (readonly [value: string, text: string])[]) => (
    <TextField
      select
      label={label}
      value={exportSettings[name] ?? ''}
      onChange={(event) => setExportSettings({ ...exportSettings, [name]: event.target.value })}
      fullWidth
    >
      {options.map(([value, text]) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Paper component="section" aria-label="Export products" sx={{ p: 2 }}>
      <Typography variant="subtitle1" component="h2">
        Export products
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2 }}>
        {renderChoice('columns', 'Columns', [
          ['all', 'All'],
          ['stock', 'Stock, for a quick edit'],
          ['prices', 'Prices, for a quick edit'],
        ])}
        {renderChoice('format', 'Format', [
          ['csv', 'CSV'],
          ['xlsx', 'Excel'],
        ])}
        {renderChoice('status', 'Status', [
          ['', 'Any'],
          ['published', 'Published'],
          ['draft', 'Draft'],
          ['retired', 'Archived'],
        ])}
        {renderChoice('brandId', 'Brand', [['', 'Any'], ...brands.map(({ id, name }) => [String(id), name] as const)])}
      </Box>
      <Button component="a" href={getFileAddress('GET /admin/files/exports/products', { query: exportSettings })} variant="outlined" sx={{ mt: 1 }}>
        Export
      </Button>
    </Paper>
  );
}
