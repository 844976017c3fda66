import { programUserWords } from '@contract/locales/es-MX/people/program-users';
import { programs as programsWords } from '@contract/locales/es-MX/program/programs';
import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { programs } from '@contract/program/programs';
import { InviteProgramUser, ProgramUserTable } from '@portal/features/people';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRecord } from '@portal/refine/use-read';
import { DateText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { Flex } from 'antd';
import { ZoneCatalog } from '../zones/ZoneCatalog';
import { ZoneTools } from '../zones/ZoneTools';
import { ProgramActs } from './ProgramActs';
import { programState } from './program-state';

/** One program as staff keep it: its people, its zones, and whether it works. */
export function ProgramPage() {
  const programId = useParam('programId');
  const query = useRecord(programs.show, { params: { programId } });
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query} title={title}>
      {(program) => {
        const { tone, text } = programState(program);
        const works = program.deactivated_at === null;
        return (
          <Page title={title} action={<ProgramActs program={program} />}>
            <Section title={t(programsWords.data)}>
              <DescriptionList
                rows={[
                  {
                    label: t(programsWords.state),
                    value: <StatusTag tone={tone}>{text}</StatusTag>,
                  },
                  { label: t(programsWords.zones), value: program.zones },
                  { label: t(programsWords.users), value: program.users },
                  {
                    label: t(programsWords.prospects),
                    value: program.prospects.toLocaleString('es-MX'),
                  },
                  { label: t(programsWords.created), value: <DateText iso={program.created_at} /> },
                ]}
              />
            </Section>
            <Section
              title={t(programUserWords.title)}
              action={works ? <InviteProgramUser programId={programId} /> : null}
              flush
            >
              <ProgramUserTable programId={programId} prefix="people_" />
            </Section>
            <Section
              title={t(zoneWords.catalog)}
              description={t(zoneWords.help)}
              action={
                works ? (
                  <Flex gap={8} wrap>
                    <ZoneTools programId={programId} />
                  </Flex>
                ) : null
              }
            >
              <ZoneCatalog programId={programId} />
            </Section>
          </Page>
        );
      }}
    </Loaded>
  );
}
