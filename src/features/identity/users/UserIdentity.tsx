import type { UserDetail } from '@contract/identity/users';
import { users as listWords, user as words } from '@portal/messages/users';
import { formatPhone } from '@portal/ui/format';
import { CopyText } from '@portal/ui/kit/CopyText';
import { DateText, DateTimeText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { namesOf, statusTone } from './user-words';

export function UserIdentity({ user }: { user: UserDetail }) {
  return (
    <Section
      title={words.identity}
      action={
        <StatusTag tone={statusTone[user.status]}>{listWords.statuses[user.status]}</StatusTag>
      }
    >
      <DescriptionList
        rows={[
          { label: listWords.name, value: user.full_name },
          {
            label: listWords.email,
            value: <CopyText value={user.email} label={listWords.email} />,
          },
          {
            label: words.phone,
            value: user.phone ? (
              <span className="amount">{formatPhone(user.phone)}</span>
            ) : (
              words.noPhone
            ),
          },
          { label: listWords.roles, value: namesOf(user.roles) },
          {
            label: words.person,
            value: user.person_type === 0 ? words.legalEntity : words.individual,
          },
          { label: listWords.created, value: <DateText iso={user.created_at} /> },
          {
            label: listWords.lastLogin,
            value: user.last_login_at ? <DateTimeText iso={user.last_login_at} /> : listWords.never,
          },
        ]}
      />
    </Section>
  );
}
