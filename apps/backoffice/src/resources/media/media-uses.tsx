import { Link } from 'react-router';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MediaUseRow } from '@selvedge/server/admin/media';

/** The name of each kind of record, and the path of its page. */
const kinds: Readonly<Record<MediaUseRow['kind'], { name: string; getPath: (record: string) => string }>> = {
  product: { name: 'Product', getPath: (record) => `/products/${record}` },
  mailing: { name: 'Newsletter mailing', getPath: (record) => `/mailings/${record}` },
  'home-block': { name: 'Home page block', getPath: (record) => `/home-blocks/${record}` },
  'menu-link': { name: 'Menu link', getPath: (record) => `/menus/${record}` },
  article: { name: 'Article', getPath: (record) => `/articles/${record}` },
  question: { name: 'Question', getPath: (record) => `/questions/${record}` },
  page: { name: 'Page', getPath: (record) => `/pages/${record}` },
  campaign: { name: 'Campaign', getPath: (record) => `/campaigns/${record}` },
  creative: { name: 'Creative', getPath: (record) => `/affiliate-creatives/${record}` },
  'legal-page': { name: 'Legal page', getPath: (record) => `/legal-pages/${record}` },
  seller: { name: 'Seller', getPath: (record) => `/sellers/${record}` },
  order: { name: 'Order', getPath: (record) => `/orders/${record}/show` },
};

/** Lists the records that use a picture or video, with links. */
export function MediaUses({ uses }: { uses: readonly MediaUseRow[] }) {
  return (
    <Box component="section" aria-label="Used in">
      <Typography variant="subtitle1" component="h2">
        Used in
      </Typography>
      {uses.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          Nothing uses this file.
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflowY: 'auto', typography: 'body2' }} tabIndex={0}>
          {uses.map(({ kind, record, title }) => (
            <li key={`${kind}-${record}`}>
              {kinds[kind].name} <Link to={kinds[kind].getPath(record)}>{title || record}</Link>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
