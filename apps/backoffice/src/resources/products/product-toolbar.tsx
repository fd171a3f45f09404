import { SaveButton, Toolbar, TopToolbar, useNotify, useRecordContext, useRedirect } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import type { ProductRecord } from '@selvedge/server/admin/catalog';
import { call } from '#frame/call.ts';
import { productStatusLabels } from './labels.ts';

type Status = ProductRecord['status'];
/** Archiving ends a schedule. To publish a scheduled draft at once, staff remove the date. */
const setStatus = (status: Status) => (form: object) => ({ ...form, status, ...(status === 'retired' && { publishAt: null }) });

/** Renders the save buttons, including those that change the status. */
export function ProductToolbar() {
  const product = useRecordContext<ProductRecord>();
  const status = product?.status ?? 'draft';
  return (
    <Toolbar>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <SaveButton alwaysEnable={product === undefined} />
        {status !== 'published' && (
          <SaveButton label="Save and publish" type="button" alwaysEnable transform={setStatus('published')} variant="outlined" />
        )}
        {status === 'published' && (
          <SaveButton label="Unpublish" type="button" alwaysEnable transform={setStatus('draft')} variant="outlined" icon={<></>} />
        )}
        {status !== 'retired' && product && (
          <SaveButton label="Archive" type="button" alwaysEnable transform={setStatus('retired')} variant="text" icon={<></>} />
        )}
        <Chip size="small" label={product ? productStatusLabels[status] : 'New'} />
      </Box>
    </Toolbar>
  );
}

/** Shown above the form. */
export function ProductActions() {
  const product = useRecordContext<ProductRecord>();
  const notify = useNotify();
  const redirect = useRedirect();
  const [isBusy, setIsBusy] = useState(false);
  if (!product) return null;
  const duplicate = async () => {
    setIsBusy(true);
    try {
      const { data } = await call('POST /admin/products/{id}/duplicate', { path: { id: product.id } });
      notify('Product duplicated', { type: 'success' });
      redirect('edit', 'products', data.id);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <TopToolbar>
      <Button size="small" onClick={() => void duplicate()} disabled={isBusy}>
        Duplicate
      </Button>
    </TopToolbar>
  );
}
