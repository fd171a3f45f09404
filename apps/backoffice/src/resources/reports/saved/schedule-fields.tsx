import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { SavedReportForm } from '@selvedge/server/contract/reports';
import { formatHour, weekdayNames } from './describe.ts';
import { useReportReaders } from './saved-reports.ts';

type Schedule = NonNullable<SavedReportForm['schedule']>;

interface ScheduleProps {
  schedule: Schedule;
  /** IANA time zone of the saved report; absent: not saved yet. */
  timeZone?: string | undefined;
  onChange: (schedule: Schedule) => void;
}

const intervals = { day: 'Every day', week: 'Every week', month: 'Every month' } as const;
const listNumbers = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Renders the fields of a schedule: interval, day, hour and recipients. */
export function ScheduleFields({ schedule, timeZone, onChange }: ScheduleProps) {
  const { data: readers = [], error } = useReportReaders();
  const change = (changes: Partial<Schedule>) => onChange({ ...schedule, ...changes });
  const zone = timeZone === undefined ? 'In the time zone of the country, or of the main shop' : `Time zone: ${timeZone.replaceAll('_', ' ')}`;
  return (
    <Stack spacing={2}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, '& > *': { flex: 1 } }}>
        <Choice
          label="Repeat"
          value={schedule.every}
          options={Object.entries(intervals)}
          onChange={(every) => change({ every: every as Schedule['every'] })}
        />
        {schedule.every === 'week' && (
          <Choice
            label="Weekday"
            value={schedule.weekday}
            options={weekdayNames.map((name, index) => [index + 1, name])}
            onChange={(weekday) => change({ weekday: Number(weekday) })}
          />
        )}
        {schedule.every === 'month' && (
          <Choice
            label="Day of the month"
            value={schedule.monthDay}
            options={listNumbers(1, 31).map((day) => [day, day === 31 ? 'Last day' : day])}
            {...(schedule.monthDay > 28 && schedule.monthDay !== 31 && { helperText: 'A shorter month uses its last day' })}
            onChange={(monthDay) => change({ monthDay: Number(monthDay) })}
          />
        )}
        <Choice
          label="Time"
          value={schedule.hour}
          options={listNumbers(0, 23).map((hour) => [hour, formatHour(hour)])}
          helperText={zone}
          onChange={(hour) => change({ hour: Number(hour) })}
        />
      </Stack>
      <Autocomplete
        multiple
        options={readers.map(({ id }) => id)}
        value={schedule.recipientIds}
        getOptionLabel={(id) => readers.find((reader) => reader.id === id)?.name ?? 'No access to reports'}
        onChange={(_, recipientIds) => change({ recipientIds })}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            slotProps={slotProps}
            label="Recipients"
            error={error !== null}
            helperText={error?.message ?? 'Staff who may read reports. Each can stop the emails.'}
          />
        )}
      />
    </Stack>
  );
}

interface ChoiceProps {
  label: string;
  value: string | number;
  options: readonly (readonly [string | number, string | number])[];
  helperText?: string;
  onChange: (value: string) => void;
}

const Choice = ({ label, value, options, helperText, onChange }: ChoiceProps) => (
  <TextField select label={label} value={String(value)} helperText={helperText} onChange={({ target }) => onChange(target.value)}>
    {options.map(([id, name]) => (
      <MenuItem key={id} value={String(id)}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
