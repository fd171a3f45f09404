import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatChange, formatFigure, type Figures, type Money, type ReportColumn } from '@selvedge/server/reports/files';

/** Number of rows per page. */
export const PAGE_ROWS = 50;

export interface ReportRow {
  key: string;
  label: ReactNode;
  figures: Figures;
  before: Figures | null;
  /** The money of the row, if it is not that of the report. */
  money?: Money;
}

type Totals = Omit<ReportRow, 'key' | 'label'>;

interface TableProps {
  label: string;
  /** The title of the first column. */
  name: string;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
  totals?: Totals;
  /** Replaces a table that would have only zeros. */
  emptyText?: string;
  money: Money;
  sort?: { sort: string; order: 'asc' | 'desc'; onSort: (sort: string, order: 'asc' | 'desc') => void };
  paging?: { page: number; rowCount: number; onPage: (page: number) => void };
}

/** Renders the rows of a report with its totals at the top. Each figure has its change from the compared period. */
export function ReportTable({ label, name, columns, rows, totals, emptyText, money, sort, paging }: TableProps) {
  if (emptyText !== undefined && isWithoutFigures(rows, totals)) return <Typography color="text.secondary">{emptyText}</Typography>;
  return (
    <>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={label} sx={{ '& th, & td': { whiteSpace: 'nowrap' } }}>
          <TableHead>
            <TableRow>
              <TableCell sx={firstColumn}>
                <SortTitle title={name} column="label" sort={sort} />
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column.name} align="right">
                  <Tooltip title={column.definition}>
                    <span>
                      <SortTitle title={column.title} column={column.name} sort={sort} />
                    </span>
                  </Tooltip>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {totals && <FigureRow row={{ ...totals, key: 'total', label: 'Total' }} columns={columns} money={money} isTotal />}
            {rows.map((row) => (
              <FigureRow key={row.key} row={row} columns={columns} money={row.money ?? money} />
            ))}
          </TableBody>
        </Table>
      </Box>
      {paging && paging.rowCount > PAGE_ROWS && (
        <TablePagination
          component="div"
          count={paging.rowCount}
          page={paging.page - 1}
          rowsPerPage={PAGE_ROWS}
          rowsPerPageOptions={[]}
          onPageChange={(_, page) => paging.onPage(page + 1)}
        />
      )}
    </>
  );
}

const isZero = (value: number | null): boolean => value === null || value === 0;
const isEmpty = (figures: Figures | null): boolean => figures === null || Object.values(figures).every(isZero);

/** The totals contain the rows of all pages, but not the amounts of rows whose currency has no exchange rate. */
const isWithoutFigures = (rows: readonly ReportRow[], totals?: Totals): boolean =>
  [...rows, ...(totals ? [totals] : [])].every(({ figures, before }) => isEmpty(figures) && isEmpty(before));

/** The names stay visible while the figures are scrolled on a phone. */
const firstColumn = { position: 'sticky', left: 0, bgcolor: 'background.paper', zIndex: 1, maxWidth: { xs: 150, sm: 360 } } as const;

function SortTitle({ title, column, sort }: { title: string; column: string; sort: TableProps['sort'] }) {
  if (!sort) return title;
  const isActive = sort.sort === column;
  const next = isActive && sort.order === 'desc' ? 'asc' : isActive ? 'desc' : column === 'label' ? 'asc' : 'desc';
  return (
    <TableSortLabel active={isActive} direction={isActive ? sort.order : 'desc'} onClick={() => sort.onSort(column, next)}>
      {title}
    </TableSortLabel>
  );
}

interface RowProps {
  row: ReportRow;
  columns: readonly ReportColumn[];
  money: Money;
  isTotal?: boolean;
}

function FigureRow({ row: { label, figures, before }, columns, money, isTotal = false }: RowProps) {
  return (
    <TableRow sx={isTotal ? { '& th, & td': { fontWeight: 600, borderBottomWidth: 2 } } : {}}>
      <TableCell
        component="th"
        scope="row"
        sx={{ ...firstColumn, overflow: 'hidden', textOverflow: 'ellipsis' }}
        title={typeof label === 'string' ? label : undefined}
      >
        {label}
      </TableCell>
      {columns.map((column) => {
        const change = formatChange(column, figures[column.name], before?.[column.name]);
        return (
          <TableCell key={column.name} align="right" sx={{ fontVariantNumeric: 'tabular-nums', verticalAlign: 'top' }}>
            {formatFigure(column, figures[column.name], money)}
            {change !== null && <Change change={change} isBad={column.isBad === true} />}
          </TableCell>
        );
      })}
    </TableRow>
  );
}

function Change({ change, isBad }: { change: string; isBad: boolean }) {
  const isRise = change.startsWith('+');
  const isFall = change.startsWith('-') || change.startsWith('−');
  const color = !isRise && !isFall ? 'text.secondary' : isRise !== isBad ? 'success.main' : 'error.main';
  return (
    <Box component="span" sx={{ display: 'block', typography: 'caption', fontWeight: 400, color }}>
      {change}
    </Box>
  );
}
