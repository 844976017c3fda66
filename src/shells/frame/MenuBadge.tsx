import type { ComponentType } from 'react';
import { useLoaded } from './use-loaded';

interface MenuBadgeProps {
  /** Key of the menu's entry. */
  of: string;
  load: () => Promise<ComponentType>;
}

/** The badge after a menu entry's title; nothing until it has come, and nothing when it cannot. */
export function MenuBadge({ of, load }: MenuBadgeProps) {
  const badge = useLoaded(of, load);
  if (badge.state !== 'done') return null;
  const Badge = badge.value;
  return <Badge />;
}
