import { useState } from 'react';
import Button from '@mui/material/Button';
import { OrderEditDialog } from './order-edit-dialog.tsx';

interface Props {
  orderNumber: string;
  status: string;
  /** Parcels of it, whatever became of them. */
  parcels: number;
}

/** Opens an order to be edited, as long as nothing of it is packed. */
export function OrderEdits({ orderNumber, status, parcels }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (parcels > 0 || !['PENDING', 'CONFIRMED'].includes(status)) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        Edit the order
      </Button>
      {isOpen && <OrderEditDialog orderNumber={orderNumber} onClose={() => setOpen(false)} />}
    </>
  );
}
