import { useState } from 'react';
import { Confirm, useListContext, useRefresh } from 'react-admin';
import Button from '@mui/material/Button';
import type { BulkReport as Report, QueuedOrder } from '@selvedge/server/admin/orders';
import { call, getFileAddress } from '#frame/call.ts';
import { BulkReport } from './bulk-report.tsx';
import { ShipMany } from './ship-many.tsx';
import { TagMany } from './tag-many.tsx';
import { useCall } from './use-call.ts';

const operations = {
  confirm: { label: 'Confirm', question: 'The selected orders are confirmed and get invoice numbers.' },
  pack: { label: 'Pack', question: 'The remaining items of each order are packed into one parcel.' },
} as const;

/** Renders actions for the selected orders; each order is processed on its own. */
export function BulkButtons() {
  const { selectedIds, onUnselectItems } = useListContext<QueuedOrder>();
  const refresh = useRefresh();
  const { isBusy, send } = useCall();
  const [operation, setOperation] = useState<keyof typeof operations>();
  const [isShipping, setShipping] = useState(false);
  const [isTagging, setTagging] = useState(false);
  const [report, setReport] = useState<Report>();
  const numbers = selectedIds.map(String);
  const showReport = (answer: Report | undefined) => {
    if (!answer) return;
    setReport(answer);
    setShipping(false);
    refresh();
  };
  const run = async () => {
    if (!operation) return;
    showReport((await send(() => call(`POST /admin/orders/many/${operation}`, { body: { ids: numbers } })))?.data);
    setOperation(undefined);
  };
  const slips = getFileAddress('GET /admin/orders/many/slips', { query: { ids: numbers.join(',') } });
  return (
    <>
      <Button size="small" onClick={() => setOperation('confirm')}>
        Confirm
      </Button>
      <Button size="small" onClick={() => setOperation('pack')}>
        Pack
      </Button>
      <Button size="small" href={slips} target="_blank" rel="noreferrer">
        Packing slips
      </Button>
      <Button size="small" onClick={() => setShipping(true)}>
        Ship
      </Button>
      <Button size="small" onClick={() => setTagging(true)}>
        Tags
      </Button>
      <Confirm
        isOpen={operation !== undefined}
        loading={isBusy}
        title={operation ? `${operations[operation].label} ${selectedIds.length} orders` : ''}
        content={operation ? operations[operation].question : ''}
        confirm={operation ? operations[operation].label : ''}
        onConfirm={() => void run()}
        onClose={() => setOperation(undefined)}
      />
      {isShipping && <ShipMany numbers={numbers} onDone={showReport} onClose={() => setShipping(false)} />}
      {isTagging && <TagMany onClose={() => setTagging(false)} />}
      <BulkReport
        report={report}
        onClose={() => {
          setReport(undefined);
          onUnselectItems();
        }}
      />
    </>
  );
}
