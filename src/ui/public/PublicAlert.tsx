import type { ReactNode } from 'react';

type Tone = 'info' | 'success' | 'warning' | 'danger';

/** Colour never speaks alone: each tone has its sign. */
const signs: Record<Tone, string> = { info: 'i', success: '✓', warning: '!', danger: '!' };

export function PublicAlert({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <div className={`pub-alert pub-alert-${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <span className="pub-sign" aria-hidden="true">
        {signs[tone]}
      </span>
      <div>{children}</div>
    </div>
  );
}
