import { cleanup, screen } from '@testing-library/react';
import { readSheet } from 'read-excel-file/node';
import { DataTable, List, ResourceContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { buildListAnswer, renderScreen } from '#testing/render-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const rows = Array.from({ length: 130 }, (_, index) => ({
  id: index + 1,
  slug: `brand-${index + 1}`,
  name: index === 0 ? '=HYPERLINK("http://x")' : `Brand ${index + 1}`,
  isActive: true,
}));

/** Renders a list with a filter, and collects the files that the browser saves. */
function openList() {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:saved';
  });
  // happy-dom would open the file instead of saving it.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const shown = renderScreen(
    <ResourceContextProvider value="brands">
      <List exporter={false} filter={{ q: 'bra' }} sort={{ field: 'name', order: 'ASC' }} perPage={25} pagination={<CountedPagination />}>
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="name" />
        </DataTable>
      </List>
    </ResourceContextProvider>,
    {
      'GET /admin/brands': ({ query }) => {
        const [page, take] = [Number(query.get('page')), Number(query.get('take'))];
        return buildListAnswer(rows.slice((page - 1) * take, page * take), rows.length);
      },
    },
  );
  return { ...shown, files };
}
const findButton = (name: string) => screen.findByRole('button', { name });

test('all rows of a list are exported with its filter and the chosen columns, and no cell runs as a formula', async () => {
  const { calls, click, files } = openList();
  await click(await findButton('Export'));
  await screen.findByText('Export 130 rows');
  await click(await screen.findByRole('checkbox', { name: 'Slug' }));
  await click(await screen.findByRole('checkbox', { name: 'Is active' }));
  await click(screen.getAllByRole('button', { name: 'Export' }).at(-1) as HTMLElement);
  await vi.waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.text())?.replace('\uFEFF', '').trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(131);
  expect(lines.slice(0, 3)).toEqual(['ID,Name', `1,"'=HYPERLINK(""http://x"")"`, '2,Brand 2']);
  expect(calls.every(({ query }) => query.get('filter') === '{"q":"bra"}' && query.get('sort') === 'name')).toBe(true);
});

test('a list is exported as an Excel workbook', async () => {
  const { click, files } = openList();
  await click(await findButton('Export'));
  await click(await screen.findByRole('combobox', { name: 'Format' }));
  await click(await screen.findByRole('option', { name: 'Excel' }));
  await click(screen.getAllByRole('button', { name: 'Export' }).at(-1) as HTMLElement);
  await vi.waitFor(() => expect(files).toHaveLength(1));
  const sheet = await readSheet(Buffer.from((await files[0]?.arrayBuffer()) ?? new ArrayBuffer(0)));
  expect(sheet.slice(0, 2)).toEqual([
    ['ID', 'Slug', 'Name', 'Is active'],
    [1, 'brand-1', `'=HYPERLINK("http://x")`, 'yes'],
  ]);
  expect(sheet).toHaveLength(131);
});
