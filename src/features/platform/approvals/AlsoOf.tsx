import { href } from '@contract/kernel/screens';
import { bankAccount } from '@contract/locales/es-MX/people/bank-account';
import type { OtherHolder } from '@contract/people/bank-accounts';
import { t } from '@portal/i18n';
import { Alert } from 'antd';
import { Fragment } from 'react';
import { Link } from 'react-router';

/** That an account is registered by other people too, with the way to the file of each; nothing when it is not. */
export function AlsoOf({ people }: { people: readonly OtherHolder[] }) {
  if (people.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="note"
      message={
        <>
          {t(bankAccount.alsoOf)}
          {people.map(({ user_id: userId, full_name: name }, place) => (
            <Fragment key={userId}>
              {place > 0 ? ', ' : ' '}
              <Link to={href('userFile', { userId })}>{name}</Link>
            </Fragment>
          ))}
        </>
      }
    />
  );
}
