import Alert from '@mui/material/Alert';
import type { SalesReport } from '@selvedge/server/contract/reports';

interface NoteProps extends Pick<SalesReport, 'currency' | 'isConverted' | 'withoutRate'> {
  /** Whether only the totals are converted, because each row has its own currency. */
  isForTotals?: boolean;
}

/** Says in which currency the amounts are, and which currencies are missing. */
export function MoneyNote({ currency, isConverted, withoutRate, isForTotals = false }: NoteProps) {
  return (
    <>
      {withoutRate.length > 0 && (
        <Alert severity="info" sx={{ mb: 1 }}>
          Amounts in {withoutRate.join(', ')} are not included{isForTotals && ' in the totals'}, because there is no exchange rate.
        </Alert>
      )}
      {isConverted && (
        <Alert severity="info" icon={false} sx={{ mb: 1, py: 0 }}>
          {isForTotals ? 'Totals' : 'Amounts'} are in {currency}, estimated with the exchange rate of each country. Choose a country to see its own
          currency.
        </Alert>
      )}
    </>
  );
}
