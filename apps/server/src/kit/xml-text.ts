const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text as XML takes it; what XML 1.0 can't hold at all is left out. */
export const xmlText = (text: string): string =>
  // eslint-disable-next-line no-control-regex -- these are the ones that XML refuses
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"']/g, (character) => escapes[character] ?? '');
