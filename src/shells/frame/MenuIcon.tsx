import type { IconName } from '@portal/screens/row';
import { useLoaded } from './use-loaded';

const load = () => import('./icons').then((file) => file.icons);

// Begins once the frame's code is there, and nothing waits for it: drawings weigh much.
load().catch(() => undefined);

/** The icon of a menu entry; its place until the drawing has come, or when it cannot. */
export function MenuIcon({ name }: { name: IconName }) {
  const icons = useLoaded('icons', load);
  if (icons.state !== 'done') return <span className="anticon" />;
  const Icon = icons.value[name];
  return <Icon />;
}
