import type { ReactNode } from 'react';
import { PublicCard } from './PublicCard';

interface FormShellProps {
  title: string;
  explanation?: ReactNode;
  children: ReactNode;
  /** Links to what one may need instead, under the card. */
  aside?: ReactNode;
}

/** The narrow column in which a person signs in, registers or resets a password. */
export function FormShell({ title, explanation, children, aside }: FormShellProps) {
  return (
    <div className="pub-narrow">
      <PublicCard title={title} level={1} explanation={explanation}>
        {children}
      </PublicCard>
      {aside ? <div className="pub-aside">{aside}</div> : null}
    </div>
  );
}
