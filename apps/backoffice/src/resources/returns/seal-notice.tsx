import Typography from '@mui/material/Typography';
import type { AdminReturnItem } from '@selvedge/server/admin/returns';

/** Shows staff who inspect an item that it was sealed for hygiene, and what the customer stated about the seal. */
export function SealNotice({ item: { isHygiene, isSealed } }: { item: Pick<AdminReturnItem, 'isHygiene' | 'isSealed'> }) {
  if (!isHygiene) return null;
  const statement =
    isSealed === null ? 'no statement of the customer' : isSealed ? 'the customer states that it is intact' : 'the customer states that it is broken';
  return (
    <Typography variant="caption" color="warning.main" sx={{ display: 'block' }}>
      Sealed for hygiene. Check the seal: {statement}.
    </Typography>
  );
}
