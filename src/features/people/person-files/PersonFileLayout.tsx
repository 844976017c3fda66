import { personFiles as words } from '@contract/locales/es-MX/people/person-files';
import type { PersonFile } from '@contract/people/person-files';
import { RecordHistory } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Columns } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import type { ReactNode } from 'react';
import { AccountClosed } from './AccountClosed';
import {
  AccountSection,
  ConsentsSection,
  DataSections,
  IdentitySection,
  MissingOf,
} from './PersonFileSections';

interface PersonFileLayoutProps {
  file: PersonFile;
  title: string;
  /** Where who may correct the name does so; null for the others. */
  correctAt: string | null;
  /** What this person has with the house. */
  children: ReactNode;
}

/** A person as staff attend them: who they are and what they lack, with what they have here beside it. */
export function PersonFileLayout({ file, title, correctAt, children }: PersonFileLayoutProps) {
  return (
    <Page
      title={title}
      action={
        correctAt && !file.closed ? (
          <ButtonLink to={correctAt}>{t(words.correct)}</ButtonLink>
        ) : null
      }
    >
      {file.closed ? <AccountClosed /> : <MissingOf file={file} />}
      <Columns
        side={
          <>
            <AccountSection file={file} />
            {children}
            <IdentitySection file={file} />
            <ConsentsSection file={file} />
          </>
        }
      >
        <DataSections file={file} />
        <RecordHistory object="users" id={file.user_id} />
      </Columns>
    </Page>
  );
}
