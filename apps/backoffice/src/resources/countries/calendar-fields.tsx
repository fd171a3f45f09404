import { ArrayInput, CheckboxGroupInput, DateInput, NumberInput, required, SimpleFormIterator, TextInput, useRecordContext } from 'react-admin';
import Typography from '@mui/material/Typography';
import type { CountryRecord } from '@selvedge/server/admin/settings';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((name, id) => ({ id, name }));
const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Edits the calendar that delivery dates are calculated with. */
export function CalendarFields() {
  const country = useRecordContext<CountryRecord>();
  return (
    <>
      <CheckboxGroupInput source="restDays" label="Non-working days" choices={weekdays} />
      <NumberInput source="deliveredAfterDays" label="Treat untracked parcels as delivered after (days)" validate={required()} />
      <ArrayInput source="closures" label="Additional days without delivery">
        <SimpleFormIterator inline disableReordering>
          <DateInput source="day" validate={required()} />
          <TextInput source="reason" defaultValue="" helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        Public holidays this year and next year
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ columns: { xs: 1, sm: 2, lg: 4 }, width: '100%' }} component="ul">
        {country?.holidays.map((day) => (
          <li key={day}>{dayFormat.format(new Date(`${day}T00:00:00Z`))}</li>
        ))}
      </Typography>
    </>
  );
}
