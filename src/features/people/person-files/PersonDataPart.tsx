import { href } from '@contract/kernel/screens';
import { personFiles as words } from '@contract/locales/es-MX/people/person-files';
import { type PersonData, personFiles } from '@contract/people/person-files';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Columns, Stack } from '@portal/ui/kit/Columns';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { CheckedReferences } from '../references/CheckedReferences';
import { AccountClosed } from './AccountClosed';
import { ConsentRows } from './ConsentRows';
import { DataSections, IdentitySection, MissingOf } from './PersonFileSections';

interface PersonDataPartProps {
  userId: string;
  /** Whether any of their roles gives data; nothing is asked of the others. */
  gives: boolean;
  /** Whether their account ended: nothing is asked nor corrected any more. */
  closed: boolean;
  /** As what their name is corrected. */
  records: { applicantId: string | null; investorId: string | null };
}

/** A person's data with what is missing, their identity, who answers for them and what they agreed to. */
export function PersonDataPart({ userId, gives, closed, records }: PersonDataPartProps) {
  return (
    <Columns
      side={
        <>
          {closed ? null : <CorrectName {...records} />}
          <Consents userId={userId} />
          {gives ? <CheckedReferences userId={userId} /> : null}
        </>
      }
    >
      {closed ? <AccountClosed /> : null}
      {gives ? <Data userId={userId} /> : null}
      {gives || closed ? null : <EmptyState text={t(words.noData)} />}
    </Columns>
  );
}

function Data({ userId }: { userId: string }) {
  const query = useRead(personFiles.data, { params: { userId } });
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={8} />}>
      {(file: PersonData) => (
        <Stack>
          <MissingOf file={file} />
          <IdentitySection file={file} />
          <DataSections file={file} />
        </Stack>
      )}
    </Loaded>
  );
}

function Consents({ userId }: { userId: string }) {
  const query = useRead(personFiles.consents, { params: { userId } });
  return (
    <Section title={t(words.consents)} description={t(words.allConsents)}>
      <Loaded query={query} skeleton={<SkeletonLines />}>
        {({ items }) => <ConsentRows consents={items} />}
      </Loaded>
    </Section>
  );
}

function CorrectName({ applicantId, investorId }: PersonDataPartProps['records']) {
  const mayApplicant = useMay('applicants.edit');
  const mayInvestor = useMay('investors.edit');
  const to =
    applicantId && mayApplicant
      ? href('applicantEdit', { applicantId })
      : investorId && mayInvestor
        ? href('investorEdit', { investorId })
        : null;
  return to ? (
    <div>
      <ButtonLink to={to}>{t(words.correct)}</ButtonLink>
    </div>
  ) : null;
}
