import { useLingui } from '@lingui/react';
import { Chip } from '#ui/chip.tsx';
import { statusTexts, getStatusTone } from './status-texts.ts';

/** Shows the status of an order. */
export function StatusChip({ status }: { status: string }) {
  const { i18n } = useLingui();
  return <Chip tone={getStatusTone(status)}>{statusTexts[status] ? i18n._(statusTexts[status]) : status}</Chip>;
}
