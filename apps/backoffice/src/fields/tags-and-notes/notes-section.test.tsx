import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '#frame/call.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { NotesSection } from './notes-section.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a note is added, and the field is empty afterwards', async () => {
  const path = { id: '7' };
  const notes = [{ id: 1, text: 'Prefers invoices by post', author: 'Mira Novak', at: '2026-11-27T08:00:00Z' }];
  const { calls, user, click } = renderScreen(
    <NotesSection notes={notes} onAdd={(text) => call('POST /admin/customers/{id}/notes', { path, body: { text } })} />,
    { 'POST /admin/customers/7/notes': { data: {} } },
  );
  expect(await screen.findByText('Prefers invoices by post')).toBeTruthy();
  const field = screen.getByRole('textbox', { name: 'New note' });
  const button = screen.getByRole('button', { name: 'Add note' });
  expect(button.hasAttribute('disabled')).toBe(true);
  await user.type(field, 'Rings twice');
  await click(button);
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
  expect(calls.map(({ body }) => body)).toEqual([{ text: 'Rings twice' }]);
});
