import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useReference } from '#fields/use-choices.ts';
import { call } from '#frame/call.ts';
import { periodNames, type PeriodName } from '@selvedge/server/reports/files';
import { readToday } from './periods.ts';
import { comparisonNames, type useReportParams } from './use-report-params.ts';

type Report = ReturnType<typeof useReportParams>;

interface FiltersProps extends Report {
  /** The groupings by value. */
  groups?: Readonly<Record<string, string>>;
  hasCompare?: boolean;
  hasCountry?: boolean;
  hasGoods?: boolean;
  children?: ReactNode;
}

/** Renders the settings of a report: period, comparison, grouping and filters. */
export function ReportFilters({ params, change, groups, hasCompare = true, hasCountry = true, hasGoods = false, children }: FiltersProps) {
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', '& > .MuiTextField-root': { width: { xs: '100%', sm: 180 }, m: 0 } }}
    >
      <Choice
        label="Period"
        value={params.period}
        choices={listOptions(periodNames)}
        onChange={(period) => change(toPeriodChange(period as PeriodName, params))}
      />
      {params.period === 'custom' && <CustomDates params={params} change={change} />}
      {hasCompare && (
        <Choice label="Compare with" value={params.compare} choices={listOptions(comparisonNames)} onChange={(compare) => change({ compare })} />
      )}
      {groups && (
        <Choice
          label="Group by"
          value={params.groupBy}
          choices={listOptions(groups)}
          onChange={(groupBy) => change({ groupBy, sort: '', order: '' })}
        />
      )}
      {hasCountry && <CountryChoice params={params} change={change} />}
      {hasGoods && <GoodsChoices params={params} change={change} />}
      {children}
    </Stack>
  );
}

/** Custom dates begin with the days that are shown. */
const toPeriodChange = (period: PeriodName, { from, until }: Report['params']): Record<string, string> =>
  period === 'custom' ? { period, from, until } : { period, from: '', until: '' };

interface ChoiceOption {
  id: string | number;
  name: string;
}

/** Returns the options of a fixed list of names by value. */
const listOptions = (names: Readonly<Record<string, string>>): ChoiceOption[] => Object.entries(names).map(([id, name]) => ({ id, name }));

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly ChoiceOption[];
  emptyText?: string;
  /** The error of loading the choices. */
  error?: Error | null;
  onChange: (value: string) => void;
}

function Choice({ label, value, choices, emptyText, error, onChange }: ChoiceProps) {
  const isKnown = choices.some(({ id }) => String(id) === value);
  const fallback = emptyText === undefined ? String(choices[0]?.id ?? '') : '';
  return (
    <TextField
      select
      size="small"
      label={label}
      // A value that the list does not have yet would be an error of the field.
      value={isKnown ? value : fallback}
      error={Boolean(error)}
      helperText={error?.message}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {emptyText !== undefined && <MenuItem value="">{emptyText}</MenuItem>}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function CustomDates({ params: { from, until }, change }: Report) {
  const today = readToday();
  const renderDate = (label: string, value: string, name: 'from' | 'until') => (
    <TextField
      type="date"
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => target.value && change({ [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: name === 'from' ? { max: until } : { min: from, max: today } }}
    />
  );
  return (
    <>
      {renderDate('From', from, 'from')}
      {renderDate('To', until, 'until')}
    </>
  );
}

const minutesFresh = 10 * 60_000;

function CountryChoice({ params, change }: Report) {
  const { data, error } = useReference();
  return (
    <Choice
      label="Country"
      value={params.countryId}
      choices={data?.countries ?? []}
      emptyText="All countries"
      error={error}
      onChange={(countryId) => change({ countryId })}
    />
  );
}

function GoodsChoices({ params, change }: Report) {
  const { data, error } = useQuery({
    queryKey: ['report-filters'],
    queryFn: async () => (await call('GET /admin/reports/filters')).data,
    staleTime: minutesFresh,
  });
  return (
    <>
      <Choice
        label="Category"
        value={params.categoryId}
        choices={data?.categories ?? []}
        emptyText="All categories"
        error={error}
        onChange={(categoryId) => change({ categoryId })}
      />
      <Choice
        label="Brand"
        value={params.brandId}
        choices={data?.brands ?? []}
        emptyText="All brands"
        error={error}
        onChange={(brandId) => change({ brandId })}
      />
    </>
  );
}
