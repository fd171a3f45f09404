/** A QR code with its quiet zone. @param rows of `1` dark and `0` light */
export function QrCode({ rows, label, className }: { rows: readonly string[]; label: string; className?: string | undefined }) {
  const side = rows.length;
  const path = rows.flatMap((row, y) => [...row].flatMap((module, x) => (module === '1' ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg className={className} viewBox={`-3 -3 ${side + 6} ${side + 6}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect x={-3} y={-3} width={side + 6} height={side + 6} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
