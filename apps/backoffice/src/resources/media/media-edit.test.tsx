import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EditBase, ResourceContextProvider, SaveButton, SimpleForm, Toolbar, useRecordContext } from 'react-admin';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { MediaRecord } from '@selvedge/server/admin/media';
import { renderScreen } from '#testing/render-screen.tsx';
import { FocalPointInput } from './focal-point-input.tsx';
import { MediaUses } from './media-uses.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const item: MediaRecord = {
  ...{ id: 7, fileName: 'hat.png', imageUrl: '/media/uploads/7.webp', imageMimeType: 'image/webp', width: 800, height: 600, bytes: 120_000 },
  ...{ createdAt: '2026-11-27T08:00:00Z', uploadedBy: 'Mira Novak', focus: null, alts: [], isUsed: false, uses: [], revision: 'r' },
};

/** Renders the picture once its record is loaded, as the page does. */
function LoadedPicture() {
  const record = useRecordContext<MediaRecord>();
  return record ? <FocalPointInput item={record} /> : null;
}

function renderPoint() {
  const form = (
    <EditBase resource="media" id={7} mutationMode="pessimistic" redirect={false}>
      <SimpleForm
        toolbar={
          <Toolbar>
            <SaveButton alwaysEnable />
          </Toolbar>
        }
      >
        <LoadedPicture />
      </SimpleForm>
    </EditBase>
  );
  return renderScreen(form, { 'GET /admin/media/7': { data: item }, 'PUT /admin/media/7': { data: item } });
}
const findSent = (calls: ReturnType<typeof renderPoint>['calls']) =>
  calls.findLast(({ method }) => method === 'PUT')?.body as MediaRecord | undefined;

test('the arrow keys move the focal point by one percent, with shift by ten, and not out of the picture', async () => {
  const { calls, user } = renderPoint();
  (await screen.findByRole('button', { name: /^Focal point: 50 % from the left, 50 % from the top/ })).focus();
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
  expect(await screen.findByRole('button', { name: /^Focal point: 49 % from the left, 40 % from the top/ })).toBe(document.activeElement);
  await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent(calls)?.focus).toEqual({ x: 49, y: 0 }));
});

test('a click on the picture sets the focal point, the crops follow it, and it can be reset to the centre', async () => {
  const { calls, user } = renderPoint();
  const picture = (await screen.findByRole('img', { name: 'hat.png' })).parentElement as HTMLElement;
  picture.getBoundingClientRect = () => new DOMRect(100, 50, 400, 300);
  fireEvent.pointerDown(picture, { clientX: 200, clientY: 275 });
  await screen.findByRole('button', { name: /^Focal point: 25 % from the left, 75 % from the top/ });
  const crop = within(screen.getByRole('list', { name: 'Crops' })).getAllByRole('presentation')[0];
  expect(crop?.style.objectPosition).toBe('25% 75%');
  await user.click(screen.getByRole('button', { name: 'Use the centre' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent(calls)?.focus).toBeNull());
});

test('the uses of a file link to their records', () => {
  const uses: MediaRecord['uses'] = [
    { kind: 'home-block', record: '4', title: 'Coats' },
    { kind: 'order', record: '7KQ4M-X2RPA', title: '7KQ4M-X2RPA' },
  ];
  renderScreen(
    <ResourceContextProvider value="media">
      <Routes>
        <Route path="*" element={<MediaUses uses={uses} />} />
      </Routes>
    </ResourceContextProvider>,
    {},
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/home-blocks/4', '/orders/7KQ4M-X2RPA/show']);
});
