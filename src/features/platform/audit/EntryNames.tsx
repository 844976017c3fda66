import { audit } from '@contract/locales/es-MX/platform/audit';
import type { AuditAct } from '@contract/platform/audit';
import { t } from '@portal/i18n';
import { PersonLink } from '@portal/ui/PersonLink';
import { Link } from 'react-router';
import { objectWords } from './entry-words';

/** Whose account an act was done with, and the administrator behind it: each a link to their file. */
export function EntryPerson({ entry: { user, user_id, actor, actor_id } }: { entry: AuditAct }) {
  return (
    <>
      <PersonLink userId={user_id} name={user ?? t(audit.house)} />
      {actor ? (
        <>
          {' ('}
          <PersonLink userId={actor_id} name={t(audit.actedBy, { name: actor })} />
          {')'}
        </>
      ) : null}
    </>
  );
}

/** What an act was done to: a link to where staff see it, if they do. */
export const EntryObject = ({ entry }: { entry: AuditAct }) =>
  entry.to ? <Link to={entry.to}>{objectWords(entry)}</Link> : objectWords(entry);
