import type { ButtonHTMLAttributes } from 'react';

interface PublicButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  look?: 'primary' | 'plain' | 'link';
  block?: boolean;
  /** Keeps the button reachable while it refuses further presses. */
  busy?: boolean;
}

export function PublicButton({
  look = 'primary',
  block,
  busy,
  type = 'button',
  ...rest
}: PublicButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      className={`pub-button pub-button-${look}${block ? ' pub-block' : ''}`}
    />
  );
}
