const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes text for XML and removes characters that XML 1.0 does not allow. */
export const escapeXml = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are the ones that XML refuses
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"']/g, (character) => escapes[character] ?? '');
