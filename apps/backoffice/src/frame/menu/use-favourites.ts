import { useNotify } from 'react-admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#frame/call.ts';
import { getErrorMessage } from '#frame/http-error.ts';

/** Favourites are saved views of the menu, named by the path of the screen, so that they are the same on all devices of the person. */
const list = 'menu';
const queryKey = ['favourites'];
const none: { id: number; name: string }[] = [];

/** Returns the paths of the person's favourite screens, and a function that adds a screen or removes it. */
export function useFavourites(): { favourites: string[]; toggle: (path: string) => Promise<void> } {
  const [queries, notify] = [useQueryClient(), useNotify()];
  const { data = none } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call('GET /admin/me/views', { query: { list }, signal })).data,
    staleTime: 60_000,
  });
  const toggle = async (path: string) => {
    const known = data.find(({ name }) => name === path);
    try {
      if (known) await call('DELETE /admin/me/views/{id}', { path: { id: known.id } });
      else await call('POST /admin/me/views', { body: { list, name: path, query: '' } });
    } catch (error) {
      notify(getErrorMessage(error), { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey });
  };
  return { favourites: data.map(({ name }) => name), toggle };
}
