import { useState } from 'react';
import { Confirm, useListContext, useRefresh } from 'react-admin';
import Button from '@mui/material/Button';
import type { BulkReport as Report, DeskOrder } from '@selvedge/server/admin/orders';
import { BulkReport } from './bulk-report.tsx';
import { ShipMany } from './ship-many.tsx';
import { useCall } from './use-call.ts';

const verbs = {
  confirm: { label: 'Confirm', question: 'They are let through and get their invoice numbers.' },
  pack: { label: 'Pack', question: 'All that is left of each goes into one parcel.' },
} as const;

/** What is done with the chosen orders, each by itself. */
export function BulkButtons() {
  const { selectedIds, onUnselectItems } = useListContext<DeskOrder>();
  const refresh = useRefresh();
  const { isBusy, send } = useCall();
  const [asked, setAsked] = useState<keyof typeof verbs>();
  const [isShipping, setShipping] = useState(false);
  const [report, setReport] = useState<Report>();
  const told = (answer: Report | undefined) => {
    if (!answer) return;
    setReport(answer);
    setShipping(false);
    refresh();
  };
  const run = async () => {
    if (!asked) return;
    told(await send<Report>(`orders/many/${asked}`, { ids: selectedIds }));
    setAsked(undefined);
  };
  const slips = `/api/admin/orders/many/slips?ids=${selectedIds.join(',')}`;
  return (
    <>
      <Button size="small" onClick={() => setAsked('confirm')}>
        Confirm
      </Button>
      <Button size="small" onClick={() => setAsked('pack')}>
        Pack
      </Button>
      <Button size="small" href={slips} target="_blank" rel="noreferrer">
        Packing slips
      </Button>
      <Button size="small" onClick={() => setShipping(true)}>
        Ship
      </Button>
      <Confirm
        isOpen={asked !== undefined}
        loading={isBusy}
        title={asked ? `${verbs[asked].label} ${selectedIds.length} orders` : ''}
        content={asked ? verbs[asked].question : ''}
        confirm={asked ? verbs[asked].label : ''}
        onConfirm={() => void run()}
        onClose={() => setAsked(undefined)}
      />
      {isShipping && <ShipMany numbers={selectedIds.map(String)} onDone={told} onClose={() => setShipping(false)} />}
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
