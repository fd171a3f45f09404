/** A piece of cloth whose edge has come undone: the one thing a selvedge is there to prevent. */
export function LooseThread() {
  const rows = [0, 1, 2, 3, 4, 5, 6];
  return (
    <svg
      width={280}
      height={170}
      viewBox="0 0 280 170"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <g stroke="var(--line-strong)">
        {rows.map((row) => (
          <path key={row} d={`M20 ${28 + row * 18}h${130 - row * 9}`} />
        ))}
        {[34, 54, 74, 94, 114].map((column, index) => (
          <path key={column} d={`M${column} 18v${132 - index * 14}`} strokeDasharray="10 8" strokeDashoffset={index % 2 ? 9 : 0} />
        ))}
      </g>
      <path d="M20 28h130a9 9 0 0 1 0 18h-9M20 64h112a9 9 0 0 1 0 18h-9" />
      <path d="M96 136c40 0 34-44 66-44s22 40 50 40 20-58-6-58-24 44 10 52 44-18 48-34" stroke="var(--accent)" strokeWidth={2.5} />
    </svg>
  );
}
