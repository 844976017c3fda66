/** A sun rising over a panel's edge; the brand's name is beside it as text. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--primary)" />
      <path d="M8 18a8 8 0 0 1 16 0z" fill="var(--accent)" />
      <path
        d="M16 4.5v3M6.5 8.5l2.1 2.1M25.5 8.5l-2.1 2.1"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M6 20.5h20M7.5 24h17M9 27.5h14"
        stroke="var(--on-primary)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
