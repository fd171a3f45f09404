import { useState } from 'react';
import { useNavigate } from 'react-router';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { call } from '#frame/call.ts';
import { getErrorMessage } from '#frame/http-error.ts';
import { CameraScanner } from '#fields/scanning/camera-scanner.tsx';
import { ScanField, type ScannerKeys } from '#fields/scanning/scan-field.tsx';
import { signalScan } from '#fields/scanning/signal-scan.ts';

interface Props {
  takes: ScannerKeys;
  /** Returns the path of an order's page. */
  getPath: (orderNumber: string) => string;
}

/** Renders the field that opens the order of a scanned packing slip, invoice or carrier label. */
export function OrderScanner({ takes, getPath }: Props) {
  const [mistake, setMistake] = useState('');
  const navigate = useNavigate();
  const open = async (code: string) => {
    setMistake('');
    const found = await call('GET /admin/scans', { query: { code } }).catch((error: unknown) => getErrorMessage(error));
    if (typeof found === 'string') {
      signalScan('refused');
      setMistake(found);
      return;
    }
    const { orderNumbers, variants } = found.data;
    const [orderNumber] = orderNumbers;
    if (orderNumber !== undefined && orderNumbers.length === 1) {
      signalScan('counted');
      void navigate(getPath(orderNumber));
      return;
    }
    signalScan('refused');
    setMistake(describeMistake(code, { orderNumbers, isPiece: variants.length > 0 }));
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', flex: '1 1 320px', minWidth: 0 }}>
      <ScanField label="Scan packing slip or order number" actionLabel="Open" takes={takes} onScan={(code) => void open(code)} />
      <CameraScanner onCode={(code) => void open(code)} />
      <Box role="alert" sx={{ flexBasis: mistake ? '100%' : undefined }}>
        {mistake && (
          <Alert role="none" severity="error">
            {mistake}
          </Alert>
        )}
      </Box>
    </Box>
  );
}

function describeMistake(code: string, { orderNumbers, isPiece }: { orderNumbers: readonly string[]; isPiece: boolean }): string {
  if (orderNumbers.length > 1) return `Several orders have the number ${code}: ${orderNumbers.join(', ')}`;
  return isPiece ? `${code} is the code of an item. Scan the packing slip.` : `No order has the number ${code}`;
}
