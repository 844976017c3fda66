import { construction } from '@portal/messages/common';
import { session as words } from '@portal/messages/session';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicLink } from '@portal/ui/public/PublicLink';

/** A public screen whose content does not exist yet; the private areas have their own panel. */
export function UnderConstruction() {
  return (
    <FormShell title={construction.title} explanation={construction.text}>
      <PublicLink look="primary" block href="/">
        {words.goHome}
      </PublicLink>
    </FormShell>
  );
}
