import { referenceStaff, referenceWords } from '@contract/locales/es-MX/people/references';
import { references } from '@contract/people/references';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { Alert } from 'antd';

/** What no call has confirmed of a person, for who is about to approve them: it stops nothing. */
export function UnconfirmedReferences({ userId }: { userId: string }) {
  const { data } = useRead(references.ofUser, { params: { userId } });
  const open = data?.items.filter(({ state }) => state !== 'confirmed') ?? [];
  if (open.length === 0) return null;
  const which = open
    .map(({ full_name: name, state }) =>
      t(referenceStaff.inState, { name, state: t(referenceWords.states[state]).toLowerCase() }),
    )
    .join(', ');
  return (
    <Alert
      type="warning"
      showIcon
      message={t(referenceStaff.unconfirmed, { count: open.length, which })}
    />
  );
}
