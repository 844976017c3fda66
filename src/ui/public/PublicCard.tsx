import type { ReactNode } from 'react';

interface PublicCardProps {
  title?: string;
  /** The page's own heading is a level 1; cards beside others keep level 2. */
  level?: 1 | 2;
  explanation?: ReactNode;
  children: ReactNode;
}

export function PublicCard({ title, level = 2, explanation, children }: PublicCardProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className="pub-card">
      {title ? <Heading>{title}</Heading> : null}
      {explanation ? <p className="pub-muted">{explanation}</p> : null}
      {children}
    </section>
  );
}
