import { common } from '@portal/messages/common';

/** Shown while a screen is on its way; whoever draws it takes it away when the navigation is done. */
export function Overlay() {
  return <div className="overlay" role="status" aria-label={common.loading} />;
}
