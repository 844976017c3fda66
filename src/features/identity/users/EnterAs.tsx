import type { UserDetail } from '@contract/identity/users';
import { users as words } from '@contract/locales/es-MX/identity/users';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { Button } from 'antd';
import { useState } from 'react';
import { EnterAsDialog } from './EnterAsDialog';

/** Acting as a person, with the reason, where that is possible. */
export function EnterAs({ user }: { user: UserDetail }) {
  const may = useMay('impersonation.create');
  const [entering, setEntering] = useState(false);
  if (!may || !user.actions.includes('enter')) return null;
  return (
    <>
      <Button type="primary" onClick={() => setEntering(true)}>
        {t(words.enterAs)}
      </Button>
      <EnterAsDialog user={entering ? user : undefined} onClose={() => setEntering(false)} />
    </>
  );
}
