import type { AnchorHTMLAttributes } from 'react';

interface PublicLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  href: string;
  /** A link that is the page's main step looks like a button; its meaning stays a link. */
  look?: 'link' | 'primary' | 'plain';
  block?: boolean;
}

export function PublicLink({ look = 'link', block, ...rest }: PublicLinkProps) {
  const button = look === 'link' ? 'pub-link' : `pub-button pub-button-${look}`;
  return <a {...rest} className={`${button}${block ? ' pub-block' : ''}`} />;
}
