import { useState, type ReactNode } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import Button from '@mui/material/Button';
import type { ProductChangePreview } from '@selvedge/server/admin/catalog';
import { formatCount } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { useCall } from '#resources/orders/actions/use-call.ts';
import { BulkDialog } from '../bulk-dialog.tsx';
import { useRequestKey } from '../use-request-key.ts';
import { createDraft, toProductEdit, type EditKind } from './draft.ts';
import { EditFields } from './edit-fields.tsx';
import { EditPreview } from './edit-preview.tsx';

interface Props {
  label: string;
  icon?: ReactNode;
  /** The change that is selected when the dialog opens. */
  kind: EditKind;
}

/** Changes the selected products: first the change, then a preview, which is applied. */
export function EditProducts({ label, icon, kind }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <EditDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}

function EditDialog({ kind, onClose }: { kind: EditKind; onClose: () => void }) {
  const { selectedIds } = useListContext();
  const { draft, setDraft, edit, preview, setPreview, refusals, isBusy, show, apply } = useProductEdit(kind, onClose);
  const products = formatCount(selectedIds.length, 'product');
  return (
    <BulkDialog
      title={preview ? `Changes: ${products}` : `Edit ${products}`}
      isPreview={preview !== undefined}
      canPreview={edit !== undefined}
      canApply={preview !== undefined && preview.changes.length > 0}
      applyLabel={`Change ${formatCount(preview?.changes.length ?? 0, 'product')}`}
      isBusy={isBusy}
      refusals={refusals}
      onPreview={() => void show()}
      onApply={() => preview && void apply(preview)}
      onBack={() => setPreview(undefined)}
      onClose={onClose}
    >
      {preview ? <EditPreview preview={preview} /> : <EditFields draft={draft} onChange={setDraft} />}
    </BulkDialog>
  );
}

/** State of the dialog, and the calls for the preview and the change. */
function useProductEdit(kind: EditKind, onDone: () => void) {
  const { selectedIds, onUnselectItems } = useListContext();
  const [initial] = useState(() => createDraft(kind));
  const [draft, setDraft] = useState(initial);
  const [preview, setPreview] = useState<ProductChangePreview>();
  const key = useRequestKey(draft);
  const { isBusy, refusals, send } = useCall();
  const [notify, refresh] = [useNotify(), useRefresh()];
  useUnsavedChanges(draft !== initial);
  const edit = toProductEdit(draft);
  const ids = selectedIds.map(Number);
  const show = async () => {
    if (edit) setPreview((await send(() => call('POST /admin/products/changes/preview', { body: { ids, edit } })))?.data);
  };
  const apply = async ({ revision }: ProductChangePreview) => {
    if (!edit) return;
    const answer = await send(() => call('POST /admin/products/changes', { body: { ids, edit, revision, key } }));
    if (!answer) {
      // A product has changed since the preview, so show the current values.
      await show();
      return;
    }
    notify(`${formatCount(answer.data.productCount, 'product')} changed. To undo this within a day, open “Recent changes”.`, { type: 'success' });
    onUnselectItems();
    refresh();
    onDone();
  };
  return { draft, setDraft, edit, preview, setPreview, refusals, isBusy, show, apply };
}
