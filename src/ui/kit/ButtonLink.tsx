import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router';

interface ButtonLinkProps extends Pick<ButtonProps, 'type' | 'size' | 'children' | 'aria-label'> {
  to: string;
}

/** A link that looks like a button: one tab stop, and one element for screen readers. */
export function ButtonLink({ to, ...looks }: ButtonLinkProps) {
  const follow = useLinkClickHandler<HTMLElement>(to);
  return <Button {...looks} href={useHref(to)} onClick={follow} />;
}
