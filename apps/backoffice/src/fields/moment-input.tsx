import { DateTimeInput, type Validator } from 'react-admin';

/** Converts the field's value to the ISO 8601 instant that the API takes. */
const toIsoTime = (value: string | null) => (value ? new Date(value).toISOString() : null);

/** Edits a date and time in the computer's time zone. */
export const MomentInput = ({ source, label, validate }: { source: string; label: string; validate?: Validator }) => (
  <DateTimeInput source={source} label={label} parse={toIsoTime} {...(validate && { validate })} />
);
