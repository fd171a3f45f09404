import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { CannedAnswerRow } from '@selvedge/server/admin/tickets';

interface Props {
  languageId: number;
  onChoose: (text: string) => void;
}

/** Shows the canned answers in the customer's language and those for all languages. */
export function CannedAnswerMenu({ languageId, onChoose }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data = [] } = useGetList<CannedAnswerRow>('canned-answers', {
    filter: { languageId },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const close = () => setAnchor(null);
  return (
    <>
      <Button aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Canned answers
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disableRestoreFocus>
        {data.map(({ id, name, text }) => (
          <MenuItem
            key={id}
            onClick={() => {
              close();
              onChoose(text);
            }}
          >
            {name}
          </MenuItem>
        ))}
        {data.length === 0 && <MenuItem disabled>None in this language</MenuItem>}
        <Divider />
        <MenuItem component={RouterLink} to="/canned-answers">
          Edit canned answers
        </MenuItem>
      </Menu>
    </>
  );
}
