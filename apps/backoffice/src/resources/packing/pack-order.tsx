import { useState } from 'react';
import { Loading, Title } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OrderRecord } from '@selvedge/server/admin/orders';
import { call } from '#frame/call.ts';
import { getErrorMessage } from '#frame/http-error.ts';
import { useCall } from '#resources/orders/actions/use-call.ts';
import { CountPieces } from './count-pieces.tsx';
import { isDisputed, OrderFacts } from './order-facts.tsx';
import { OrderScanner } from './order-scanner.tsx';
import { getCount } from './packed-lines.ts';
import { ReadyParcel } from './ready-parcel.tsx';
import { buildPackingKey, usePackedOrder, usePacking } from './use-packing.ts';
import { buildPackingPath, useQueue } from './use-queue.ts';

/** Packs one order: its pieces are counted, packed into a parcel and shipped. Each step waits for a click. */
export function PackOrder({ orderNumber }: { orderNumber: string }) {
  const { data, error } = usePackedOrder(orderNumber);
  return (
    <>
      {error && <Alert severity="error">{getErrorMessage(error)}</Alert>}
      {data ? <PackLoadedOrder key={data.id} record={data} orderNumber={orderNumber} /> : !error && <Loading />}
    </>
  );
}

interface Props {
  record: OrderRecord;
  /** The number in the address, which may be that of the invoice. */
  orderNumber: string;
}

function PackLoadedOrder({ record, orderNumber }: Props) {
  const packing = usePacking(record);
  const { isBusy, pack, showShipped, done } = usePackingSteps({ record, orderNumber }, packing);
  const parcels = record.order.shipments.filter(({ status }) => status === 'PACKED');
  const isCounting = packing.wanted > 0;
  return (
    <>
      <Title title={`Pack order ${record.id}`} />
      <div>
        <OrderFacts record={record} />
        <Box role="status">
          {done && (
            <Alert role="none" severity="success" sx={{ mt: 2 }}>
              {done}
            </Alert>
          )}
        </Box>
      </div>
      {isCounting && !isDisputed(record) && <CountPieces packing={packing} isBusy={isBusy} onPack={() => void pack()} />}
      {parcels.map((parcel, index) => (
        <ReadyParcel
          key={parcel.number}
          record={record}
          parcel={parcel}
          pieceCodes={packing.lines.flatMap(({ codes }) => codes)}
          takes={!isCounting && index === 0 ? 'focus' : 'none'}
          onShipped={(next) => showShipped(next, parcel.number)}
        />
      ))}
      <NextOrder record={record} isUnfinished={isCounting} isReady={parcels.length > 0} />
    </>
  );
}

/** Returns the calls of the packing screen. After each, the screen shows the updated order. */
function usePackingSteps({ record, orderNumber }: Props, { lines, counts, subtract }: ReturnType<typeof usePacking>) {
  const [done, setDone] = useState('');
  const queries = useQueryClient();
  const { isBusy, send } = useCall();
  const show = (next: OrderRecord) => {
    queries.setQueryData(buildPackingKey(orderNumber), next);
    for (const key of ['orders', 'packing-queue', 'work', 'waiting']) void queries.invalidateQueries({ queryKey: [key] });
  };
  const pack = async () => {
    const pieces = lines.flatMap((line) => {
      const quantity = getCount(counts, line);
      return quantity > 0 ? [{ lineId: line.lineId, quantity }] : [];
    });
    const { id: number, revision } = record;
    const answer = await send(() => call('POST /admin/orders/{number}/pack', { path: { number }, body: { pieces, revision } }));
    if (!answer) {
      // Another person may have packed the order: the counts are then invalid.
      await queries.invalidateQueries({ queryKey: buildPackingKey(orderNumber) });
      return;
    }
    subtract(pieces, answer.data.revision);
    show(answer.data);
    setDone('The parcel is packed. Print its packing slip and scan the label of the carrier.');
  };
  const showShipped = (next: OrderRecord, parcelNumber: string) => {
    show(next);
    setDone(`Parcel ${parcelNumber} is shipped.`);
  };
  return { isBusy, pack, showShipped, done };
}

/** Leads to the next order: by the queue, or by the slip of another parcel. */
function NextOrder({ record, isUnfinished, isReady }: { record: OrderRecord; isUnfinished: boolean; isReady: boolean }) {
  const { filter, openNext } = useQueue();
  const isDone = !isUnfinished && !isReady;
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      {isDone && <Alert severity="info">This order has no items to pack and no parcel to ship.</Alert>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant={isUnfinished ? 'outlined' : 'contained'}
          size="large"
          onClick={() => void openNext({ orderNumber: record.id, isSkipped: isUnfinished })}
          sx={{ minHeight: 44 }}
        >
          {isUnfinished ? 'Skip this order' : 'Pack next order'}
        </Button>
        <Button component={RouterLink} to={buildPackingPath({ filter })} sx={{ minHeight: 44 }}>
          Orders to pack
        </Button>
      </Box>
      {isDone && <OrderScanner takes="focus" getPath={(order) => buildPackingPath({ order, filter })} />}
    </Box>
  );
}
