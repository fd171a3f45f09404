/**
 * Formats of VAT numbers after the prefix, by prefix (Greece: EL, Northern Ireland: XI), from the European Commission's VIES.
 * Each has a regular expression and an invented example.
 */
export const vatNumberForms: Readonly<Record<string, { pattern: string; example: string }>> = {
  AT: { pattern: 'U\\d{8}', example: 'U12345678' },
  BE: { pattern: '[01]\\d{9}', example: '0123456789' },
  BG: { pattern: '\\d{9,10}', example: '123456789' },
  CY: { pattern: '\\d{8}[A-Z]', example: '12345678X' },
  CZ: { pattern: '\\d{8,10}', example: '12345678' },
  DE: { pattern: '\\d{9}', example: '123456789' },
  DK: { pattern: '\\d{8}', example: '12345678' },
  EE: { pattern: '\\d{9}', example: '123456789' },
  EL: { pattern: '\\d{9}', example: '123456789' },
  ES: { pattern: '[A-Z]\\d{7}[A-Z0-9]|\\d{8}[A-Z]', example: 'B12345678' },
  FI: { pattern: '\\d{8}', example: '12345678' },
  FR: { pattern: '[A-Z0-9]{2}\\d{9}', example: '12345678901' },
  HR: { pattern: '\\d{11}', example: '12345678901' },
  HU: { pattern: '\\d{8}', example: '12345678' },
  IE: { pattern: '\\d{7}[A-Z]{1,2}|\\d[A-Z]\\d{5}[A-Z]', example: '1234567X' },
  IT: { pattern: '\\d{11}', example: '12345678901' },
  LT: { pattern: '\\d{9}|\\d{12}', example: '123456789' },
  LU: { pattern: '\\d{8}', example: '12345678' },
  LV: { pattern: '\\d{11}', example: '12345678901' },
  MT: { pattern: '\\d{8}', example: '12345678' },
  NL: { pattern: '[A-Z0-9]{9}B\\d{2}', example: '123456789B01' },
  PL: { pattern: '\\d{10}', example: '1234567890' },
  PT: { pattern: '\\d{9}', example: '123456789' },
  RO: { pattern: '\\d{2,10}', example: '12345678' },
  SE: { pattern: '\\d{12}', example: '123456789012' },
  SI: { pattern: '\\d{8}', example: '12345678' },
  SK: { pattern: '\\d{10}', example: '1234567890' },
  XI: { pattern: '\\d{9}|\\d{12}', example: '123456789' },
};
