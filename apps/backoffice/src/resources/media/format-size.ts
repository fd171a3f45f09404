/** Formats a file size: 850 B, 120 KB, 3.4 MB. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const isMega = bytes >= 1_000_000;
  const size = new Intl.NumberFormat('en', { maximumFractionDigits: isMega ? 1 : 0 }).format(bytes / (isMega ? 1_000_000 : 1000));
  return `${size} ${isMega ? 'MB' : 'KB'}`;
}
