/** Panels under a rising sun, in the theme's own colours; purely decorative. */
export function RoofPicture() {
  return (
    <svg className="pub-picture" viewBox="0 0 320 220" aria-hidden="true" focusable="false">
      <circle cx="226" cy="78" r="46" fill="var(--accent)" />
      <g stroke="var(--accent)" strokeWidth="5" strokeLinecap="round">
        <path d="M226 12v-8M274 30l6-6M292 78h9M178 30l-6-6M160 78h-9" />
      </g>
      <path d="M24 196 92 92h204l-60 104z" fill="var(--primary)" />
      <g stroke="var(--primary-soft)" strokeWidth="3">
        <path d="M75 196 137 92M126 196l58-104M177 196l54-104M47 161h209M69 127h207" />
      </g>
      <path d="M8 204h304" stroke="var(--border-strong)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
