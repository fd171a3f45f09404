import { afterAll } from 'vitest';
import { setClock } from '#kit/clock';
import { forgetCounts } from '#platform/requests/rate-limit';

// Test files share a process, so that modules load once; resets shared state between files.
afterAll(() => {
  setClock(() => new Date())();
  forgetCounts();
});
