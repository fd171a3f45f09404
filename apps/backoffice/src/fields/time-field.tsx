import { useFieldValue, type FieldProps } from 'react-admin';
import { formatDay, formatTime } from './formats.ts';

interface Props extends FieldProps {
  /** Shows the day without the time. */
  isDay?: boolean;
}

/** Shows a time of the record in the format of the back office. */
export function TimeField({ isDay = false, emptyText = '', ...props }: Props) {
  const value = useFieldValue(props) as string | null | undefined;
  if (!value) return <>{emptyText}</>;
  return <time dateTime={value}>{isDay ? formatDay(value) : formatTime(value)}</time>;
}
