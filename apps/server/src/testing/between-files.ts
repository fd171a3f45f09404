import { afterAll } from 'vitest';
import { setClock } from '#kit/clock';
import { forgetCounts } from '#platform/rate-limit';

// Files of the quick tests share their process, so that each module is loaded once: what one has set is nothing to the next.
afterAll(() => {
  setClock(() => new Date())();
  forgetCounts();
});
