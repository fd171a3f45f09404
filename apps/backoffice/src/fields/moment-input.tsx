import { DateTimeInput, type Validator } from 'react-admin';

/** As the form's field gives it, as the calls take it. */
const asTime = (value: string | null) => (value ? new Date(value).toISOString() : null);

/** A day with its time, by this computer's clock. */
export const MomentInput = ({ source, label, validate }: { source: string; label: string; validate?: Validator }) => (
  <DateTimeInput source={source} label={label} parse={asTime} {...(validate && { validate })} />
);
