import type { UserDetail } from '@contract/identity/users';
import { users as listWords, user as userWords } from '@contract/locales/es-MX/identity/users';
import { t } from '@portal/i18n';
import { formatPhone } from '@portal/ui/format';
import { CopyText } from '@portal/ui/kit/CopyText';
import { DateText, DateTimeText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { namesOf, stateOf } from './user-words';

export function UserIdentity({ user }: { user: UserDetail }) {
  const state = stateOf(user);
  return (
    <Section
      title={t(userWords.identity)}
      action={<StatusTag tone={state.tone}>{state.text}</StatusTag>}
    >
      <DescriptionList
        rows={[
          { label: t(listWords.name), value: user.full_name },
          {
            label: t(listWords.email),
            value: <CopyText value={user.email} label={t(listWords.email)} />,
          },
          {
            label: t(userWords.phone),
            value: user.phone ? (
              <span className="amount">{formatPhone(user.phone)}</span>
            ) : (
              t(userWords.noPhone)
            ),
          },
          { label: t(listWords.roles), value: namesOf(user.roles) },
          {
            label: t(userWords.person),
            value: user.person_type === 0 ? t(userWords.legalEntity) : t(userWords.individual),
          },
          { label: t(listWords.created), value: <DateText iso={user.created_at} /> },
          {
            label: t(listWords.lastLogin),
            value: user.last_login_at ? (
              <DateTimeText iso={user.last_login_at} />
            ) : (
              t(listWords.never)
            ),
          },
        ]}
      />
    </Section>
  );
}
