import { useId } from 'react';
import { Menu, usePermissions, useSidebarState, useStore } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import FoldedIcon from '@mui/icons-material/ChevronRight';
import OpenIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import type { WaitingCounts } from '@selvedge/server/admin/dashboard';
import { pages, resources, sections, type Section } from '../resources/index.ts';
import { mayUse, type Access } from './access.ts';
import { call } from './call.ts';
import { countWaiting, getPath, isCurrent, isOpenAtFirst, type MenuEntry } from './menu-entries.ts';

/** Interval at which the numbers of open tasks are loaded, in ms. */
const INTERVAL = 60_000;

/** Renders the person's screens in collapsible groups, with the numbers of open tasks. The browser stores the open groups. */
export function FrameMenu() {
  const { permissions } = usePermissions<Access>();
  const { pathname } = useLocation();
  const [opened, setOpened] = useStore<Partial<Record<Section, boolean>>>('menu.open', {});
  const { data: waiting } = useQuery({
    queryKey: ['waiting'],
    queryFn: async () => (await call('GET /admin/waiting')).data,
    refetchInterval: INTERVAL,
  });
  const entries: MenuEntry[] = [...resources.filter(({ list }) => list), ...pages].filter((entry) => mayUse(permissions, entry));
  return (
    <Menu>
      <Menu.DashboardItem primaryText="Overview" />
      {sections.map((section) => {
        const ofSection = entries.filter((entry) => entry.section === section).sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
        if (ofSection.length === 0) return null;
        const isOpen = opened[section] ?? isOpenAtFirst(section, { entries, current: pathname });
        return (
          <MenuGroup
            key={section}
            {...{ section, isOpen, waiting }}
            entries={ofSection}
            onToggle={() => setOpened((before) => ({ ...before, [section]: !isOpen }))}
          />
        );
      })}
    </Menu>
  );
}

interface GroupProps {
  section: Section;
  entries: readonly MenuEntry[];
  isOpen: boolean;
  waiting: WaitingCounts | undefined;
  onToggle: () => void;
}

function MenuGroup({ section, entries, isOpen, waiting, onToggle }: GroupProps) {
  const id = useId();
  const { pathname } = useLocation();
  const [isSidebarOpen] = useSidebarState();
  return (
    <div role="group" aria-label={section}>
      <Divider sx={{ my: 0.5 }} />
      {isSidebarOpen && (
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          sx={{ width: '100%', justifyContent: 'flex-start', px: 2, py: 1, gap: 1, color: 'text.secondary', typography: 'subtitle2' }}
        >
          {isOpen ? <OpenIcon fontSize="small" /> : <FoldedIcon fontSize="small" />}
          {section}
          {!isOpen && <Count count={countWaiting(entries, waiting)} />}
        </ButtonBase>
      )}
      <div id={id}>
        {isOpen &&
          entries.map((entry) => (
            <Menu.Item
              key={getPath(entry)}
              to={getPath(entry)}
              selected={isCurrent(entry, pathname)}
              primaryText={<EntryName entry={entry} waiting={waiting} />}
              leftIcon={entry.icon ? <entry.icon /> : undefined}
            />
          ))}
      </div>
    </div>
  );
}

function EntryName({ entry, waiting }: { entry: MenuEntry; waiting: WaitingCounts | undefined }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', width: '100%', gap: 1 }}>
      {entry.label}
      <Count count={countWaiting([entry], waiting)} />
    </Box>
  );
}

function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Box component="span" sx={{ ml: 'auto', px: 0.75, borderRadius: 2, bgcolor: 'action.selected', color: 'text.primary', typography: 'caption' }}>
      {count > 999 ? '999+' : count}
      <Box component="span" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {' waiting'}
      </Box>
    </Box>
  );
}
