import { useListContext } from 'react-admin';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import Typography from '@mui/material/Typography';
import { maxListRows } from '@selvedge/server/admin/lists';
import { EditProducts } from './edits/edit-products.tsx';
import { ChangePrices } from './price-changes/change-prices.tsx';

/** Renders the bulk actions. Each shows its changes before they are made, and can be undone for a day. */
export function BulkActions() {
  const { selectedIds } = useListContext();
  if (selectedIds.length > maxListRows)
    return <Typography variant="body2">{`At most ${maxListRows} products can be changed at once. Select fewer.`}</Typography>;
  return (
    <>
      <EditProducts label="Edit products" kind="category" />
      <EditProducts label="Publish" icon={<PublishIcon />} kind="publish" />
      <EditProducts label="Archive" icon={<ArchiveIcon />} kind="archive" />
      <ChangePrices />
    </>
  );
}
