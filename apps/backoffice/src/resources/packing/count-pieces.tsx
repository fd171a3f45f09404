import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatCount } from '#fields/formats.ts';
import { CameraScanner } from '#fields/scanning/camera-scanner.tsx';
import { ScanField } from '#fields/scanning/scan-field.tsx';
import { PieceList } from './piece-list.tsx';
import { ScanResult } from './scan-result.tsx';
import type { Packing } from './use-packing.ts';

interface Props {
  packing: Packing;
  isBusy: boolean;
  /** Packs the counted pieces into one parcel. */
  onPack: () => void;
}

/** Height of the bar of the back office in px: the scan field stays below it. */
const barHeight = { xs: 56, sm: 48 };

/** Counts the pieces of a parcel by scanner, camera or hand, then offers to pack them. */
export function CountPieces({ packing, isBusy, onPack }: Props) {
  const { counted, wanted, last, scan, hasLostCounts, closeMessage } = packing;
  const isComplete = counted === wanted;
  return (
    <>
      <Box sx={{ position: 'sticky', top: barHeight, zIndex: 2, bgcolor: 'background.default', py: 1, display: 'grid', gap: 1 }}>
        {hasLostCounts && (
          <Alert severity="warning" onClose={closeMessage}>
            Another person changed this order while you packed it. Check the list and count the items again.
          </Alert>
        )}
        <ScanResult last={last} isComplete={isComplete} />
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <ScanField label="Scan item" actionLabel="Count" takes="focus" onScan={scan} />
          <CameraScanner onCode={scan} />
        </Box>
      </Box>
      <PieceList packing={packing} />
      <PackBar counted={counted} wanted={wanted} isBusy={isBusy} onPack={onPack} />
    </>
  );
}

function PackBar({ counted, wanted, isBusy, onPack }: { counted: number; wanted: number; isBusy: boolean; onPack: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const isComplete = counted === wanted;
  return (
    <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1, bgcolor: 'background.default', py: 1, display: 'grid', gap: 1 }}>
      <LinearProgress variant="determinate" value={(100 * counted) / wanted} color={isComplete ? 'success' : 'primary'} aria-label="Counted items" />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600, mr: 'auto' }}>
          {counted} of {formatCount(wanted, 'item')}
        </Typography>
        {!isComplete && counted > 0 && (
          <Button variant="outlined" disabled={isBusy} onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
            Pack only these {counted}
          </Button>
        )}
        <Button variant="contained" size="large" disabled={isBusy || !isComplete} onClick={onPack} sx={{ minHeight: 44 }}>
          Pack parcel
        </Button>
      </Box>
      {/* No button has the focus, because a scanner ends with Enter. */}
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby="pack-part-title">
        <DialogTitle id="pack-part-title">{`Pack ${counted} of ${formatCount(wanted, 'item')}?`}</DialogTitle>
        <DialogContent>
          {`The counted items become a parcel of their own. ${formatCount(wanted - counted, 'item')} can be packed later.`}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>Back</Button>
          <Button
            variant="contained"
            onClick={() => {
              setAsking(false);
              onPack();
            }}
          >
            Pack part
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
