import { profileWords } from '@contract/locales/es-MX/people/profiles';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useSession } from '@portal/session/use-session';
import { Alert } from 'antd';
import type { ComponentProps } from 'react';

/** A form over one's own data once it is read; staff who act as the person are told that it is not theirs to change. */
export function OwnDataForm<T>(loaded: ComponentProps<typeof Loaded<T>>) {
  const acting = useSession((state) => state.extended !== null);
  if (acting) return <Alert type="info" showIcon message={t(profileWords.actingAs)} />;
  return <Loaded {...loaded} />;
}
