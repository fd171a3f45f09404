import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { CreateBase, SimpleForm } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import type { AdminMediaRow } from '@selvedge/server/admin/media';
import { buildListAnswer, renderScreen } from '#testing/render-screen.tsx';
import { PictureInput } from './picture-input.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const buildItem = (id: number, fileName: string, alts: AdminMediaRow['alts'] = []): AdminMediaRow => ({
  id,
  fileName,
  alts,
  ...{ imageUrl: `/media/uploads/${id}.webp`, imageMimeType: 'image/webp', width: 800, height: 600 },
  ...{ bytes: 1000, createdAt: null, focus: null, isUsed: false },
});
const all = [buildItem(9, 'coat.png'), buildItem(7, 'hat.png', [{ languageId: 1, alt: 'A felt hat' }])];

const renderForm = () =>
  renderScreen(
    <CreateBase resource="campaigns" redirect={false}>
      <SimpleForm>
        <PictureInput label="Upload picture" allows="pictures" />
      </SimpleForm>
    </CreateBase>,
    {
      'GET /admin/media': ({ query }) => {
        const ids = query.get('ids')?.split(',');
        const { q = '' } = JSON.parse(query.get('filter') ?? '{}') as { q?: string };
        return buildListAnswer(all.filter(({ id, fileName }) => (!ids || ids.includes(String(id))) && fileName.includes(q)));
      },
      'POST /admin/campaigns': { data: { id: 1 } },
    },
  );

test('a picture of the library is found and chosen by keyboard, and the form sends its id', async () => {
  const { calls, user } = renderForm();
  screen.getByRole('button', { name: 'Choose from library' }).focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Choose from library' });
  await within(dialog).findByRole('button', { name: 'coat.png' });
  expect(document.activeElement).toBe(within(dialog).getByRole('searchbox', { name: 'Search by file name or alt text' }));
  await user.keyboard('hat');
  await waitFor(() => expect(within(dialog).queryByRole('button', { name: 'coat.png' })).toBeNull());
  await user.tab();
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'hat.png' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/“A felt hat” \(1 of 17 languages\)/)).toBeTruthy();
  expect(JSON.parse(calls.find(({ path, query }) => path === '/admin/media' && query.has('filter'))?.query.get('filter') ?? '')).toEqual({
    kind: 'picture',
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ mediaId: 7 }));
});

test('a dialog that is closed without a choice keeps the picture of the form', async () => {
  const { user } = renderForm();
  await user.click(screen.getByRole('button', { name: 'Choose from library' }));
  await user.click(await screen.findByRole('button', { name: 'hat.png' }));
  await user.click(await screen.findByRole('button', { name: 'Choose from library' }));
  await screen.findByRole('button', { name: 'coat.png' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole<HTMLImageElement>('img', { name: 'Upload picture' }).src).toContain('/media/uploads/7.webp');
});
