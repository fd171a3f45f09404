import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import Alert, { type AlertProps } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { call } from '#frame/call.ts';
import { formatPiece } from './packed-lines.ts';
import type { LastScan } from './packing-state.ts';
import { buildPackingPath, useQueue } from './use-queue.ts';

/** Shows the result of the last scan and reads it to screen readers: errors at once, counted pieces after the current sentence. */
export function ScanResult({ last, isComplete }: { last: LastScan | null; isComplete: boolean }) {
  const isError = last !== null && last.kind !== 'counted';
  return (
    // The regions stay in the page, because screen readers do not notice a region that appears with its text.
    <Box sx={{ minHeight: 48 }}>
      <Box role="alert">{last && isError && <ResultAlert key={last.serial} severity="error" last={last} />}</Box>
      <Box role="status">
        {last && !isError && <ResultAlert key={last.serial} severity="success" last={last} isComplete={isComplete} />}
        {!last && (
          <ResultBox severity={isComplete ? 'success' : 'info'}>{isComplete ? 'All items are counted.' : 'Scan the items of this parcel.'}</ResultBox>
        )}
      </Box>
    </Box>
  );
}

// The region around it has the role.
const ResultBox = (props: AlertProps) => <Alert role="none" {...props} sx={{ py: 0, alignItems: 'center', fontSize: 15 }} />;

function ResultAlert({ severity, last, isComplete = false }: { severity: 'error' | 'success'; last: LastScan; isComplete?: boolean }) {
  if (last.kind === 'unknown') return <UnknownCode code={last.code} />;
  const { line } = last;
  const piece = formatPiece(line);
  return (
    <ResultBox severity={severity} variant="filled">
      {last.kind === 'counted' && `${last.count} of ${line.quantity}: ${piece}.${isComplete ? ' All items are counted.' : ''}`}
      {last.kind === 'excess' &&
        (line.quantity > 0
          ? `One too many: the order has only ${line.quantity} × ${piece}. Not counted.`
          : `${piece} is packed already or cancelled. Not counted.`)}
    </ResultBox>
  );
}

/** Explains a code that is in no line of the order: usually another size of the product. */
function UnknownCode({ code }: { code: string }) {
  const { data } = useQuery({
    queryKey: ['scan', code],
    queryFn: async ({ signal }) => (await call('GET /admin/scans', { query: { code }, signal })).data,
    retry: false,
  });
  const { filter } = useQueue();
  const [variant] = data?.variants ?? [];
  const [orderNumber] = data?.orderNumbers ?? [];
  return (
    <ResultBox severity="error" variant="filled">
      {variant
        ? `Wrong item: ${formatPiece(variant)} (${variant.sku}) is not in this order. Not counted.`
        : orderNumber
          ? `This is a number of order ${orderNumber}, not an item. Not counted.`
          : `Unknown code ${code}. Not counted.`}
      {orderNumber && (
        <>
          {' '}
          <Link component={RouterLink} to={buildPackingPath({ order: orderNumber, filter })} color="inherit">
            Open order {orderNumber}
          </Link>
        </>
      )}
    </ResultBox>
  );
}
