import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import { EditProducts } from './edits/edit-products.tsx';
import { ChangePrices } from './price-changes/change-prices.tsx';

/** Renders the bulk actions. Each shows its changes before they are made, and can be undone for a day. */
export const BulkActions = () => (
  <>
    <EditProducts label="Edit products" kind="category" />
    <EditProducts label="Publish" icon={<PublishIcon />} kind="publish" />
    <EditProducts label="Archive" icon={<ArchiveIcon />} kind="archive" />
    <ChangePrices />
  </>
);
