import { personFiles as words } from '@contract/locales/es-MX/people/person-files';
import { profileWords } from '@contract/locales/es-MX/people/profiles';
import { personFileHref } from '@contract/people/person-file-parts';
import type { PersonData, PersonFile } from '@contract/people/person-files';
import type { MissingPart } from '@contract/people/profiles';
import { t } from '@portal/i18n';
import { formatDate, formatPhone } from '@portal/ui/format';
import { Stack } from '@portal/ui/kit/Columns';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { Alert, Flex } from 'antd';
import { Link } from 'react-router';
import { AboutYouRows } from '../profiles/AboutYouSection';
import { AddressRows } from '../profiles/AddressSection';
import { GeneralRows } from '../profiles/GeneralSection';
import { missingNames } from '../profiles/missing-names';
import { TaxRows } from '../profiles/TaxSection';
import { AccountsSection } from './AccountsSection';
import { ConsentRows } from './ConsentRows';
import { DeclaredRows } from './DeclaredRows';

const parts = ['general', 'address', 'tax', 'about_you'] as const satisfies readonly MissingPart[];

/** Parts as staff call them: their own profile speaks to the person. */
const partName = (part: MissingPart) =>
  part === 'about_you' ? t(words.aboutThem) : t(profileWords.parts[part]);

/** What of a person's data is not there yet; nothing once all of it is. */
export function MissingOf({ file: { missing, profile } }: { file: PersonData }) {
  const lacking = parts.filter((part) => missing[part].length > 0);
  if (lacking.length === 0) return null;
  return (
    <Alert
      role="note"
      type="warning"
      showIcon
      message={t(words.missing)}
      description={lacking.map((part) => (
        <p key={part}>
          {t(words.missingPart, {
            part: partName(part),
            names: missingNames(missing[part], profile.kind),
          })}
        </p>
      ))}
    />
  );
}

/** The person's data, as their own profile shows it. */
export function DataSections({ file }: { file: PersonData }) {
  return (
    <>
      <Section title={t(profileWords.parts.general)}>
        <GeneralRows kept={file.profile} lacking={file.missing.general} />
      </Section>
      <Section title={t(profileWords.parts.address)}>
        <AddressRows kept={file.address} lacking={file.missing.address} />
      </Section>
      <Section title={t(profileWords.parts.tax)}>
        <TaxRows kept={file.tax} lacking={file.missing.tax} />
      </Section>
      <AccountsSection file={file} />
      <Section title={partName('about_you')}>
        <AboutYouRows kept={file.about_you} lacking={file.missing.about_you} />
      </Section>
    </>
  );
}

/** How they are reached, and the way to what staff do about their access and papers. */
export function AccountSection({ file }: { file: PersonFile }) {
  const { user_id: userId, email, phone, created_at } = file;
  return (
    <Section title={t(words.account)}>
      <Flex vertical gap={12}>
        <DescriptionList
          rows={[
            { label: t(words.email), value: email },
            { label: t(words.phone), value: phone ? formatPhone(phone) : t(words.noPhone) },
            { label: t(words.since), value: formatDate(created_at) },
          ]}
        />
        <Link to={personFileHref(userId)}>{t(words.wholeFile)}</Link>
        <Link to={personFileHref(userId, 'documentos')}>{t(words.documents)}</Link>
      </Flex>
    </Section>
  );
}

/** What staff look at twice before they go by a CURP. */
function CurpMarks({ doubts, shared_with: others }: PersonData['curp']) {
  const names = doubts.map((doubt) => t(words.curpDoubts[doubt])).join(', ');
  return (
    <>
      {doubts.length > 0 ? (
        <Alert role="note" type="warning" showIcon message={t(words.curpDoubt, { names })} />
      ) : null}
      {others.length > 0 ? (
        <Alert
          role="note"
          type="warning"
          showIcon
          message={t(words.curpShared)}
          description={others.map(({ user_id: userId, full_name: name }) => (
            <p key={userId}>
              <Link to={personFileHref(userId, 'datos')}>{name}</Link>
            </p>
          ))}
        />
      ) : null}
    </>
  );
}

/** How far their identity is checked, and what they declared. */
export function IdentitySection({ file: { curp, identity, profile } }: { file: PersonData }) {
  return (
    <Section title={t(words.identity)}>
      <Stack>
        <CurpMarks {...curp} />
        <p>
          {t(words.identityLevel, { level: identity.level })} ·{' '}
          {t(words.identityStatuses[identity.status])}
        </p>
        {identity.declared ? (
          <DeclaredRows declared={identity.declared} kind={profile.kind} />
        ) : (
          <p>{t(words.notDeclared)}</p>
        )}
      </Stack>
    </Section>
  );
}

/** What they accepted last of each text. */
export function ConsentsSection({ file: { consents } }: { file: PersonFile }) {
  return (
    <Section title={t(words.consents)}>
      <ConsentRows consents={consents} />
    </Section>
  );
}
