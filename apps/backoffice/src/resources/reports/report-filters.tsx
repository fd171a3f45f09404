import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { call } from '#frame/call.ts';
import { findPeriod, periodNames, type PeriodName } from './periods.ts';
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
      <Choice label="Period" value={params.period} names={periodNames} onChange={(period) => change(toPeriodChange(period as PeriodName, params))} />
      {params.period === 'custom' && <CustomDates params={params} change={change} />}
      {hasCompare && <Choice label="Compare with" value={params.compare} names={comparisonNames} onChange={(compare) => change({ compare })} />}
      {groups && <Choice label="Group by" value={params.groupBy} names={groups} onChange={(groupBy) => change({ groupBy, sort: '', order: '' })} />}
      {hasCountry && <CountryChoice params={params} change={change} />}
      {hasGoods && <GoodsChoices params={params} change={change} />}
      {children}
    </Stack>
  );
}

/** Custom dates begin with the days that are shown. */
const toPeriodChange = (period: PeriodName, { from, until }: Report['params']): Record<string, string> =>
  period === 'custom' ? { period, from, until } : { period, from: '', until: '' };

interface ChoiceProps {
  label: string;
  value: string;
  names: Readonly<Record<string, string>>;
  emptyText?: string;
  onChange: (value: string) => void;
}

function Choice({ label, value, names, emptyText, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      // A value that the list does not have yet would be an error of the field.
      value={value in names || emptyText !== undefined ? (value in names ? value : '') : (Object.keys(names)[0] ?? '')}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {emptyText !== undefined && <MenuItem value="">{emptyText}</MenuItem>}
      {Object.entries(names).map(([key, name]) => (
        <MenuItem key={key} value={key}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function CustomDates({ params: { from, until }, change }: Report) {
  const today = findPeriod('today').until;
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
  const { data } = useQuery({ queryKey: ['reference'], queryFn: async () => (await call('GET /admin/reference')).data, staleTime: minutesFresh });
  return (
    <Choice
      label="Country"
      value={params.countryId}
      names={toNames(data?.countries)}
      emptyText="All countries"
      onChange={(countryId) => change({ countryId })}
    />
  );
}

/** Numeric keys of an object are sorted by number, so a letter keeps the order of the list. */
const toNames = (rows: readonly { id: number; name: string }[] = []): Record<string, string> =>
  Object.fromEntries(rows.map(({ id, name }) => [String(id), name]));

function GoodsChoices({ params, change }: Report) {
  const everything = { page: 1, take: 500 };
  const { data: categories } = useQuery({
    queryKey: ['report-categories'],
    queryFn: async () => (await call('GET /admin/categories', { query: everything })).data,
    staleTime: minutesFresh,
  });
  const { data: brands } = useQuery({
    queryKey: ['report-brands'],
    queryFn: async () => (await call('GET /admin/brands', { query: { ...everything, sort: 'name', order: 'asc' } })).data,
    staleTime: minutesFresh,
  });
  return (
    <>
      <Choice
        label="Category"
        value={params.categoryId}
        names={toNames(categories)}
        emptyText="All categories"
        onChange={(categoryId) => change({ categoryId })}
      />
      <Choice label="Brand" value={params.brandId} names={toNames(brands)} emptyText="All brands" onChange={(brandId) => change({ brandId })} />
    </>
  );
}
