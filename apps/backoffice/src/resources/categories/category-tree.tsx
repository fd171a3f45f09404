import { useEffect, useState } from 'react';
import { CreateButton, Title, useNotify } from 'react-admin';
import { Link } from 'react-router';
import AddIcon from '@mui/icons-material/Add';
import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import IndentIcon from '@mui/icons-material/FormatIndentIncrease';
import OutdentIcon from '@mui/icons-material/FormatIndentDecrease';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { languages } from '@selvedge/i18n';
import type { CategoryNode } from '@selvedge/server/admin/catalog';
import { call } from '#frame/call.ts';
import { findDropPlace, listMoves, type Place } from './category-moves.ts';

/** Renders the category tree. A row is moved by dragging or by its buttons. */
export function CategoryTree() {
  const { nodes, announcement, move } = useCategoryTree();
  const [dragged, setDragged] = useState<number>();

  const addBranch = (parentId: number | null, depth: number) => {
    const siblings = nodes?.filter((node) => node.parentId === parentId) ?? [];
    if (siblings.length === 0) return null;
    return (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {siblings.map((node) => (
          <li key={node.id}>
            <Row
              node={node}
              depth={depth}
              places={listMoves(nodes ?? [], node)}
              isDragged={dragged === node.id}
              onMove={(place) => void move(node, place)}
              onDrag={(isDragged) => setDragged(isDragged ? node.id : undefined)}
              onDrop={(part) => {
                const moved = nodes?.find(({ id }) => id === dragged);
                const place = moved && findDropPlace(nodes ?? [], moved, node, part);
                if (moved && place) void move(moved, place);
              }}
            />
            {addBranch(node.id, depth + 1)}
          </li>
        ))}
      </Box>
    );
  };

  return (
    <>
      <Title title="Categories" />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', my: 1 }}>
        <CreateButton resource="categories" label="New category" />
      </Box>
      {nodes?.length === 0 && <Alert severity="info">No categories yet.</Alert>}
      <Paper>{addBranch(null, 0)}</Paper>
      <Typography role="status" variant="caption" color="text.secondary" sx={{ display: 'block', minHeight: 24, py: 1 }}>
        {announcement}
      </Typography>
    </>
  );
}

/** Loads the tree, and again after each move. */
function useCategoryTree() {
  const notify = useNotify();
  const [nodes, setNodes] = useState<readonly CategoryNode[]>();
  const [announcement, setAnnouncement] = useState('');

  const [version, setVersion] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    call('GET /admin/category-tree', { signal: controller.signal }).then(
      ({ data }) => setNodes(data),
      (error: unknown) => controller.signal.aborted || notify(String(error), { type: 'error' }),
    );
    return () => controller.abort();
  }, [version, notify]);

  const move = async (node: CategoryNode, place: Place) => {
    try {
      await call('POST /admin/categories/{id}/move', { path: { id: node.id }, body: place });
      setVersion((before) => before + 1);
      const below = nodes?.find(({ id }) => id === place.parentId)?.name;
      setAnnouncement(`${node.name} moved ${below ? `under ${below}` : 'to the top level'}, position ${(place.index ?? 0) + 1}`);
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
  };

  return { nodes, announcement, move };
}

interface RowProps {
  node: CategoryNode;
  depth: number;
  places: ReturnType<typeof listMoves>;
  isDragged: boolean;
  onMove: (place: Place) => void;
  onDrag: (isDragged: boolean) => void;
  onDrop: (part: 'before' | 'within' | 'after') => void;
}

function Row({ node, depth, places, isDragged, onMove, onDrag, onDrop }: RowProps) {
  const [over, setOver] = useState<'before' | 'within' | 'after'>();
  const getDropPart = (event: React.DragEvent<HTMLElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientY - top) / height;
    return share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'within';
  };
  return (
    <Box
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(getDropPart(event));
      }}
      onDragLeave={() => setOver(undefined)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(undefined);
        onDrop(getDropPart(event));
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pl: 2 + depth * 4,
        pr: 1,
        minHeight: 44,
        cursor: 'grab',
        opacity: isDragged ? 0.4 : 1,
        borderBottom: '1px solid',
        borderColor: 'divider',
        ...(over === 'within' && { bgcolor: 'action.selected' }),
        ...(over === 'before' && { boxShadow: 'inset 0 2px #0b5c8a' }),
        ...(over === 'after' && { boxShadow: 'inset 0 -2px #0b5c8a' }),
      }}
    >
      <Box component={Link} to={`/categories/${node.id}`} draggable={false} sx={{ color: 'text.primary', fontWeight: depth === 0 ? 600 : 400 }}>
        {node.name}
      </Box>
      {!node.isActive && <Chip size="small" label="hidden" variant="outlined" />}
      <Typography variant="caption" color="text.secondary" sx={{ flexGrow: 1 }}>
        {node.products} products · {node.languages} of {languages.length} languages
      </Typography>
      <Move label={`Move ${node.name} up`} icon={<ArrowUpIcon fontSize="small" />} place={places.up} onMove={onMove} />
      <Move label={`Move ${node.name} down`} icon={<ArrowDownIcon fontSize="small" />} place={places.down} onMove={onMove} />
      <Move label={`Move ${node.name} to the parent level`} icon={<OutdentIcon fontSize="small" />} place={places.out} onMove={onMove} />
      <Move label={`Make ${node.name} a subcategory of the one above`} icon={<IndentIcon fontSize="small" />} place={places.within} onMove={onMove} />
      <IconButton component={Link} to={`/categories/create?parent=${node.id}`} aria-label={`New subcategory of ${node.name}`} title="New subcategory">
        <AddIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

function Move({ label, icon, place, onMove }: { label: string; icon: React.ReactNode; place: Place | undefined; onMove: (place: Place) => void }) {
  return (
    <IconButton aria-label={label} title={label} disabled={!place} onClick={() => place && onMove(place)}>
      {icon}
    </IconButton>
  );
}
