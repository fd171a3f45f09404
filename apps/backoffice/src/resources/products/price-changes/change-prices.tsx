import { useState, type SubmitEvent } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { PricePreview as Preview } from '@selvedge/server/admin/catalog';
import { formatCount } from '#fields/formats.ts';
import { RefusalsProvider } from '#fields/refused-text-field.tsx';
import { call } from '#frame/call.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { useCall } from '#resources/orders/actions/use-call.ts';
import { useProductChoices } from '../choices.ts';
import { isComplete, newDraft, toPriceRule, type Draft } from './draft.ts';
import { PricePreview } from './price-preview.tsx';
import { RuleFields } from './rule-fields.tsx';

/** Changes the prices of the selected products: first the change, then a preview, which is applied. */
export function ChangePrices() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Change prices
      </Button>
      {isOpen && <ChangePricesDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ChangePricesDialog({ onClose }: { onClose: () => void }) {
  const { selectedIds } = useListContext();
  const { draft, setDraft, preview, setPreview, refusals, isBusy, show, apply } = usePriceChange(onClose);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void (preview ? apply(preview) : show());
  };
  const products = formatCount(selectedIds.length, 'product');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={preview ? 'md' : 'sm'} aria-labelledby="change-prices-title">
      {/* A flexible box, so that the table scrolls and the buttons stay in view. */}
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogTitle id="change-prices-title">{preview ? `New prices: ${products}` : `Change prices: ${products}`}</DialogTitle>
        <DialogContent>
          <RefusalsProvider value={refusals}>
            {preview ? (
              <PricePreview preview={preview} />
            ) : (
              <RuleFields draft={draft} onChange={(change) => setDraft((before) => ({ ...before, ...change }))} />
            )}
          </RefusalsProvider>
        </DialogContent>
        {preview ? (
          <DialogActions>
            <Button onClick={() => setPreview(undefined)}>Back</Button>
            <Button key="apply" type="submit" variant="contained" disabled={isBusy || preview.changes.length === 0}>
              {`Change ${formatCount(preview.changes.length, 'price')}`}
            </Button>
          </DialogActions>
        ) : (
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button key="preview" type="submit" variant="contained" disabled={isBusy || !isComplete(draft)}>
              Preview
            </Button>
          </DialogActions>
        )}
      </Box>
    </Dialog>
  );
}

/** State of the dialog, and the calls for the preview and the change. */
function usePriceChange(onDone: () => void) {
  const { selectedIds, onUnselectItems } = useListContext();
  const { countries } = useProductChoices();
  const [draft, setDraft] = useState<Draft>(newDraft);
  const [preview, setPreview] = useState<Preview>();
  const { isBusy, refusals, send } = useCall();
  const [notify, refresh] = [useNotify(), useRefresh()];
  useUnsavedChanges(draft !== newDraft);
  const wanted = { ids: selectedIds.map(Number), rule: toPriceRule(draft, countries) };
  const show = async () => setPreview((await send(() => call('POST /admin/products/price-changes/preview', { body: wanted })))?.data);
  const apply = async ({ revision }: Preview) => {
    const answer = await send(() => call('POST /admin/products/price-changes', { body: { ...wanted, revision } }));
    if (!answer) {
      // A price has changed since the preview, so show the current prices.
      await show();
      return;
    }
    notify(`${formatCount(answer.data.priceCount, 'price')} changed. To undo this within a day, open “Price changes”.`, { type: 'success' });
    onUnselectItems();
    refresh();
    onDone();
  };
  return { draft, setDraft, preview, setPreview, refusals, isBusy, show, apply };
}
