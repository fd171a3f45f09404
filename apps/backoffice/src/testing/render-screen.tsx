import { configure, render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AdminContext, memoryStore, Notification, type AuthProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { Access } from '#frame/access.ts';
import { dataProvider } from '#frame/data-provider.ts';
import { i18nProvider } from '#frame/i18n-provider.ts';
import { theme } from '#frame/theme.tsx';

// Testing Library finds elements by their role much faster if it does not check whether they are hidden, and a busy machine needs time.
configure({ defaultHidden: true, asyncUtilTimeout: 60_000 });

/** A call that the screen sent. */
interface SentCall {
  method: string;
  /** Without `/api` and the query. */
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/** The answers of the server by method and path, such as `GET /admin/brands`. A function gets the call. */
type Answers = Readonly<Record<string, object | ((sent: SentCall) => object)>>;

/**
 * Renders a screen of the back office with its real data provider. Requests of the browser get the given answers.
 * @param access what the signed-in person may use; default: no area
 * @returns the sent calls and a user whose clicks are counted
 */
export function renderScreen(screen: ReactElement, answers: Answers, access: Partial<Access> = {}) {
  // React-admin keeps filter and sort order of a list in the address of the window, which would outlive the test.
  window.history.replaceState(null, '', '/');
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const url = new URL(address, 'http://localhost');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const sent: SentCall = { method: init?.method ?? 'GET', path: url.pathname.replace(/^\/api/, ''), query: url.searchParams, body };
    calls.push(sent);
    const answer = answers[`${sent.method} ${sent.path}`];
    if (answer === undefined) return Promise.reject(new Error(`The test has no answer to ${sent.method} ${sent.path}`));
    return Promise.resolve(Response.json({ isSuccess: true, message: '', messasge: '', ...(typeof answer === 'function' ? answer(sent) : answer) }));
  });
  const context = (
    <AdminContext
      authProvider={signIn(access)}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={memoryStore()}
      theme={theme}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      {screen}
      <Notification />
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: context }])} />);
  return { calls, ...countClicks() };
}

/** Returns the session of a person. */
const signIn = (access: Partial<Access>): AuthProvider => ({
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve({ areas: [], isVendor: false, isReadOnly: false, ...access }),
});

/** Returns a user and the number of their clicks. */
function countClicks() {
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  let clicks = 0;
  const click = async (element: Element): Promise<void> => {
    clicks += 1;
    await user.click(element);
  };
  return { user, click, getClicks: () => clicks };
}

/** A page of a list as the server answers it. @param itemCount number of rows on all pages */
export const buildListAnswer = (data: readonly object[], itemCount = data.length) => ({
  data,
  meta: { itemCount, pageCount: 1, page: 1, take: data.length, isMore: false },
});
