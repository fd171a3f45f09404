import { useState } from 'react';
import Button from '@mui/material/Button';
import { OrderEditDialog } from './order-edit-dialog.tsx';

interface Props {
  orderNumber: string;
  status: string;
  /** The number of parcels in any status. */
  parcels: number;
}

/** Opens the editor of an order, which is possible until a part is packed. */
export function EditOrderButton({ orderNumber, status, parcels }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (parcels > 0 || !['PENDING', 'CONFIRMED'].includes(status)) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        Edit order
      </Button>
      {isOpen && <OrderEditDialog orderNumber={orderNumber} onClose={() => setOpen(false)} />}
    </>
  );
}
