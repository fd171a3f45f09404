import { ArrayInput, CheckboxGroupInput, DateInput, NumberInput, required, SimpleFormIterator, TextInput, useRecordContext } from 'react-admin';
import Typography from '@mui/material/Typography';
import type { CountryRecord } from '@selvedge/server/admin/settings';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((name, id) => ({ id, name }));
const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What the days of arrival are reckoned by. */
export function CalendarFields() {
  const country = useRecordContext<CountryRecord>();
  return (
    <>
      <CheckboxGroupInput source="restDays" label="Days of rest: nothing is delivered" choices={weekdays} />
      <NumberInput source="deliveredAfterDays" label="A parcel nobody has heard of counts as delivered after (days)" validate={required()} />
      <ArrayInput source="closures" label="Further days on which nothing is delivered">
        <SimpleFormIterator inline disableReordering>
          <DateInput source="day" validate={required()} />
          <TextInput source="reason" defaultValue="" helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        Public holidays of this year and the next
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ columns: { xs: 1, sm: 2, lg: 4 }, width: '100%' }} component="ul">
        {country?.holidays.map((day) => (
          <li key={day}>{dayFormat.format(new Date(`${day}T00:00:00Z`))}</li>
        ))}
      </Typography>
    </>
  );
}
