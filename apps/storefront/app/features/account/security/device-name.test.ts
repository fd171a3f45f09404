import { expect, test } from 'vitest';
import { formatDeviceName } from './session-list.tsx';

test('a device is named by its browser and operating system, as far as they are known', () => {
  expect(formatDeviceName({ browser: 'Firefox', os: 'Windows' })).toBe('Firefox · Windows');
  expect(formatDeviceName({ browser: 'Other', os: 'Linux' })).toBe('Linux');
  expect(formatDeviceName({ browser: 'Other', os: 'Other' })).toBe('');
});
