import { personNoteWords as words } from '@contract/locales/es-MX/people/person-notes';
import { type PersonNote, personNotes } from '@contract/people/person-notes';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { PersonLink } from '@portal/ui/PersonLink';
import { useState } from 'react';
import { OlderNewer } from '../person-timeline/OlderNewer';
import { AddNote } from './AddNote';
import styles from './person-notes.module.css';

const AT_ONCE = 5;

/** What staff noted about a person, the newest first; nothing is noted once the account ended. */
export function PersonNotes({ userId, closed }: { userId: string; closed: boolean }) {
  const mayList = useMay('person-notes.list');
  const mayAdd = useMay('person-notes.create');
  return mayList ? (
    <Section
      title={t(words.title)}
      description={t(words.help)}
      action={mayAdd && !closed ? <AddNote userId={userId} /> : null}
    >
      <Notes userId={userId} />
    </Section>
  ) : null;
}

function Notes({ userId }: { userId: string }) {
  const [cursor, setCursor] = useState<string>();
  const query = useRead(
    personNotes.list,
    { params: { userId }, query: { limit: AT_ONCE, ...(cursor && { cursor }) } },
    { keepPrevious: true },
  );
  return (
    <Loaded query={query} skeleton={<SkeletonLines />}>
      {({ items, next_cursor: next }) => (
        <>
          {items.length === 0 ? <EmptyState text={t(words.none)} /> : null}
          <RowList>
            {items.map((note) => (
              <Note key={note.id} note={note} />
            ))}
          </RowList>
          <OlderNewer
            next={next}
            begun={cursor !== undefined}
            turn={setCursor}
            words={{ older: t(words.older), newest: t(words.newest) }}
          />
        </>
      )}
    </Loaded>
  );
}

function Note({ note: { text, by, by_id: byId, at } }: { note: PersonNote }) {
  return (
    <li>
      <div>
        <div className={styles.text}>{text}</div>
        <p>
          <PersonLink userId={byId} name={by} /> · <DateTimeText iso={at} />
        </p>
      </div>
    </li>
  );
}
