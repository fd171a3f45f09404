import { useId } from 'react';
import { Menu, usePermissions, useSidebarState, useStore } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import FoldedIcon from '@mui/icons-material/ChevronRight';
import OpenIcon from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import type { WaitingCounts } from '@selvedge/server/admin/dashboard';
import { pages, resources, sections, type Section } from '#resources/index.ts';
import { mayUse, type Access } from '#frame/access.ts';
import { call } from '#frame/call.ts';
import { countWaiting, getPath, isOpenAtFirst, type MenuEntry } from './menu-entries.ts';
import { Count, MenuRow } from './menu-row.tsx';
import { useFavourites } from './use-favourites.ts';

/** Interval at which the numbers of open tasks are loaded, in ms. */
const INTERVAL_MS = 60_000;

/** Renders the person's screens in collapsible groups, with the numbers of open tasks. The browser stores the open groups. */
export function FrameMenu() {
  const { permissions } = usePermissions<Access>();
  const { pathname } = useLocation();
  const [opened, setOpened] = useStore<Partial<Record<Section | typeof favouritesGroup, boolean>>>('menu.open', {});
  const { data: waiting } = useQuery({
    queryKey: ['waiting'],
    queryFn: async () => (await call('GET /admin/waiting')).data,
    refetchInterval: INTERVAL_MS,
  });
  const entries: MenuEntry[] = [...resources.filter(({ list }) => list), ...pages].filter((entry) => mayUse(permissions, entry));
  const { favourites } = useFavourites();
  const marked = entries.filter((entry) => favourites.includes(getPath(entry)));
  const isMarkedOpen = opened[favouritesGroup] ?? true;
  return (
    <Menu>
      <Menu.DashboardItem primaryText="Overview" />
      {marked.length > 0 && (
        <MenuGroup
          section={favouritesGroup}
          isOpen={isMarkedOpen}
          waiting={waiting}
          entries={marked}
          onToggle={() => setOpened((before) => ({ ...before, [favouritesGroup]: !isMarkedOpen }))}
        />
      )}
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

/** The first group, with the screens that the person has marked. */
const favouritesGroup = 'Favourites';

interface GroupProps {
  section: Section | typeof favouritesGroup;
  entries: readonly MenuEntry[];
  isOpen: boolean;
  waiting: WaitingCounts | undefined;
  onToggle: () => void;
}

function MenuGroup({ section, entries, isOpen, waiting, onToggle }: GroupProps) {
  const id = useId();
  const { favourites, toggle } = useFavourites();
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
            <MenuRow
              key={getPath(entry)}
              {...{ entry, waiting }}
              isFavourite={favourites.includes(getPath(entry))}
              onToggleFavourite={() => void toggle(getPath(entry))}
            />
          ))}
      </div>
    </div>
  );
}
