import { useListContext } from 'react-admin';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import Typography from '@mui/material/Typography';
import { EditProducts } from './edits/edit-products.tsx';
import { ChangePrices } from './price-changes/change-prices.tsx';

/** The maximum number of products in one change, as on the server. */
const MAX_PRODUCTS = 100;

/** Renders the bulk actions. Each shows its changes before they are made, and can be undone for a day. */
export function BulkActions() {
  const { selectedIds } = useListContext();
  if (selectedIds.length > MAX_PRODUCTS)
    return <Typography variant="body2">{`At most ${MAX_PRODUCTS} products can be changed at once. Select fewer.`}</Typography>;
  return (
    <>
      <EditProducts label="Edit products" kind="category" />
      <EditProducts label="Publish" icon={<PublishIcon />} kind="publish" />
      <EditProducts label="Archive" icon={<ArchiveIcon />} kind="archive" />
      <ChangePrices />
    </>
  );
}
