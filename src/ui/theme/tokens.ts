/** Every colour token that the theme files declare; the test holds files and list together. */
export const colorTokens = [
  'bg',
  'surface',
  'surface-raised',
  'surface-sunken',
  'text',
  'text-muted',
  'border',
  'border-strong',
  'primary',
  'primary-hover',
  'primary-active',
  'on-primary',
  'primary-soft',
  'link',
  'accent',
  'on-accent',
  'accent-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-hover',
  'on-danger',
  'danger-soft',
  'info',
  'info-soft',
  'focus',
  'header-bg',
  'header-text',
  'header-border',
  'side-bg',
  'side-text',
  'side-hover-bg',
  'side-active-bg',
  'side-active-text',
  'side-border',
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
] as const;

export type ColorToken = (typeof colorTokens)[number];

/** Reads tokens as the document has them now: the stylesheet stays the only place with colours. */
export function tokenReader(
  root: Element = document.documentElement,
): (token: ColorToken | 'shadow' | 'font') => string {
  const style = getComputedStyle(root);
  return (token) => style.getPropertyValue(`--${token}`).trim();
}
