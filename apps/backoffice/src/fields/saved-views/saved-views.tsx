import { useState, type SubmitEvent } from 'react';
import { useListContext, useNotify, type ListControllerResult } from 'react-admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ViewsIcon from '@mui/icons-material/BookmarkBorderOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { call } from '#frame/call.ts';
import { buildViewQuery } from './view-query.ts';

type ShownList = Pick<ListControllerResult, 'resource' | 'sort'> & { filterValues: Record<string, unknown> };

/** Opens, saves and deletes the person's views of a list: filters with a sort order, kept on the server. */
export function SavedViews() {
  const { resource: list, filterValues, sort } = useListContext() as ShownList;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNaming, setNaming] = useState(false);
  const navigate = useNavigate();
  const { views, save, remove } = useViews(list);
  const open = (query: string) => {
    setAnchor(null);
    void navigate(`/${list}?${query}`);
  };
  return (
    <>
      <Button size="small" startIcon={<ViewsIcon />} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        Views
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {views.map(({ id, name, query }) => (
          <MenuItem key={id} onClick={() => open(query)}>
            <ListItemText>{name}</ListItemText>
            <IconButton
              size="small"
              aria-label={`Delete ${name}`}
              onClick={(event) => {
                event.stopPropagation();
                remove(id);
              }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </MenuItem>
        ))}
        {views.length > 0 && <Divider />}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setNaming(true);
          }}
        >
          Save this view
        </MenuItem>
      </Menu>
      {isNaming && <NameDialog onClose={() => setNaming(false)} onSave={(name) => save({ name, query: buildViewQuery({ filterValues, sort }) })} />}
    </>
  );
}

function useViews(list: string) {
  const client = useQueryClient();
  const notify = useNotify();
  const queryKey = ['views', list];
  const { data: views = [] } = useQuery({ queryKey, queryFn: async () => (await call('GET /admin/me/views', { query: { list } })).data });
  const outcome = {
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  };
  const { mutate: save } = useMutation({
    mutationFn: (view: { name: string; query: string }) => call('POST /admin/me/views', { body: { list, ...view } }),
    ...outcome,
  });
  const { mutate: remove } = useMutation({ mutationFn: (id: number) => call('DELETE /admin/me/views/{id}', { path: { id } }), ...outcome });
  return { views, save, remove };
}

function NameDialog({ onClose, onSave }: { onClose: () => void; onSave: (name: string) => void }) {
  const [name, setName] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave(name.trim());
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="view-title">
      <form onSubmit={submit}>
        <DialogTitle id="view-title">Save this view</DialogTitle>
        <DialogContent>
          <TextField
            label="Name"
            value={name}
            onChange={({ target }) => setName(target.value)}
            fullWidth
            helperText="The filters and the sort order, without the search text. A view with the same name is replaced."
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={name.trim() === ''}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
