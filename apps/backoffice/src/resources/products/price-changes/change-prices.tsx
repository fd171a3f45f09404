import { useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import Button from '@mui/material/Button';
import type { PricePreview as Preview } from '@selvedge/server/admin/catalog';
import { formatCount } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { useCall } from '#resources/orders/actions/use-call.ts';
import { BulkDialog } from '../bulk-dialog.tsx';
import { useRequestKey } from '../use-request-key.ts';
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
  const products = formatCount(selectedIds.length, 'product');
  return (
    <BulkDialog
      title={preview ? `New prices: ${products}` : `Change prices: ${products}`}
      isPreview={preview !== undefined}
      canPreview={isComplete(draft)}
      canApply={preview !== undefined && preview.changes.length > 0}
      applyLabel={`Change ${formatCount(preview?.changes.length ?? 0, 'price')}`}
      isBusy={isBusy}
      refusals={refusals}
      onPreview={() => void show()}
      onApply={() => preview && void apply(preview)}
      onBack={() => setPreview(undefined)}
      onClose={onClose}
    >
      {preview ? (
        <PricePreview preview={preview} />
      ) : (
        <RuleFields draft={draft} onChange={(change) => setDraft((before) => ({ ...before, ...change }))} />
      )}
    </BulkDialog>
  );
}

/** State of the dialog, and the calls for the preview and the change. */
function usePriceChange(onDone: () => void) {
  const { selectedIds, onUnselectItems } = useListContext();
  const { countries } = useProductChoices();
  const [draft, setDraft] = useState<Draft>(newDraft);
  const [preview, setPreview] = useState<Preview>();
  const key = useRequestKey(draft);
  const { isBusy, refusals, send } = useCall();
  const [notify, refresh] = [useNotify(), useRefresh()];
  useUnsavedChanges(draft !== newDraft);
  const wanted = { ids: selectedIds.map(Number), rule: toPriceRule(draft, countries) };
  const show = async () => setPreview((await send(() => call('POST /admin/products/price-changes/preview', { body: wanted })))?.data);
  const apply = async ({ revision }: Preview) => {
    const answer = await send(() => call('POST /admin/products/price-changes', { body: { ...wanted, revision, key } }));
    if (!answer) {
      // A price has changed since the preview, so show the current prices.
      await show();
      return;
    }
    notify(`${formatCount(answer.data.priceCount, 'price')} changed. To undo this within a day, open “Recent changes”.`, { type: 'success' });
    onUnselectItems();
    refresh();
    onDone();
  };
  return { draft, setDraft, preview, setPreview, refusals, isBusy, show, apply };
}
