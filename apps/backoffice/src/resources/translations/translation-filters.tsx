import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { TranslationOverview } from '@selvedge/server/admin/catalog';
import { kindLabels } from './labels.ts';
import { shownStates, targetLanguages, type ShownState, type TranslationParams } from './use-translation-params.ts';

interface Props {
  params: TranslationParams;
  overview: TranslationOverview | undefined;
  unsavedCount: number;
  onChange: (changes: Partial<TranslationParams>) => void;
}

/** Selects language, kind and records. Each choice names the number of records that lack a text. */
export function TranslationFilters({ params, overview, unsavedCount, onChange }: Props) {
  const { languageId, state, q } = params;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          select
          label="Language"
          value={languageId}
          onChange={(event) => onChange({ languageId: Number(event.target.value) })}
          sx={{ minWidth: 260 }}
        >
          {targetLanguages.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {overview ? `${name} (${formatMissing(countMissing(overview, id))})` : name}
            </MenuItem>
          ))}
        </TextField>
        <StateButtons {...{ state, unsavedCount, onChange }} />
        {state !== 'unsaved' && <SearchField q={q} onSearch={(typed) => onChange({ q: typed })} />}
      </Box>
      {overview && overview.kinds.length > 1 && state !== 'unsaved' && <KindTabs {...{ params, overview, onChange }} />}
    </Box>
  );
}

/** Counts the records that lack a text in a language. @param kind absent: of all kinds */
const countMissing = ({ kinds }: TranslationOverview, languageId: number, kind?: TranslationParams['kind']): number =>
  kinds
    .filter((each) => kind === undefined || each.kind === kind)
    .flatMap(({ missing }) => missing.filter((each) => each.languageId === languageId))
    .reduce((sum, { count }) => sum + count, 0);

const formatMissing = (count: number): string => (count === 0 ? 'complete' : `${count.toLocaleString('en')} missing`);

function StateButtons({ state, unsavedCount, onChange }: { state: ShownState } & Pick<Props, 'unsavedCount' | 'onChange'>) {
  const labels: Readonly<Record<ShownState, string>> = { missing: 'Missing', all: 'All', unsaved: `Not saved (${unsavedCount})` };
  const shown = shownStates.filter((each) => each !== 'unsaved' || unsavedCount > 0 || state === 'unsaved');
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      aria-label="Records"
      value={state}
      onChange={(_, next: ShownState | null) => next && onChange({ state: next })}
    >
      {shown.map((each) => (
        <ToggleButton key={each} value={each} sx={{ textTransform: 'none', px: 2 }}>
          {labels[each]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** A number without its noun could be the number of all records. */
const formatTab = (kind: TranslationParams['kind'], count: number): string =>
  count === 0 ? kindLabels[kind] : `${kindLabels[kind]} (${formatMissing(count)})`;

function KindTabs({ params: { kind, languageId }, overview, onChange }: { overview: TranslationOverview } & Pick<Props, 'params' | 'onChange'>) {
  return (
    <Tabs
      value={kind}
      onChange={(_, next: TranslationParams['kind']) => onChange({ kind: next })}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label="Kind of record"
      sx={{ mt: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {overview.kinds.map((each) => (
        <Tab
          key={each.kind}
          value={each.kind}
          sx={{ textTransform: 'none' }}
          label={formatTab(each.kind, countMissing(overview, languageId, each.kind))}
        />
      ))}
    </Tabs>
  );
}

/** Delay in ms between typing and the search. */
const SEARCH_DELAY = 400;

function SearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  const sent = useRef(q);
  useEffect(() => {
    // Back and Forward change the search text, but the page's own change must not overwrite what the person types.
    if (q === sent.current) return;
    sent.current = q;
    setTyped(q);
  }, [q]);
  useEffect(() => {
    if (typed === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed;
      onSearch(typed);
    }, SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return <TextField type="search" label="Search" value={typed} onChange={(event) => setTyped(event.target.value)} />;
}
