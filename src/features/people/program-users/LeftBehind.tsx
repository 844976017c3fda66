import { programUserWords } from '@contract/locales/es-MX/people/program-users';
import { type ProgramRole, type ProgramUser, programUsers } from '@contract/people/program-users';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { Alert } from 'antd';

interface LeftBehindProps {
  member: ProgramUser;
  /** What the person is about to be; undefined when their access ends. */
  role?: ProgramRole;
  /** None are all. */
  zoneIds?: readonly string[];
}

/** How many prospects and projects are about to be nobody's; nothing when none are. */
export function LeftBehind({ member, role, zoneIds = [] }: LeftBehindProps) {
  const { data } = useRead(programUsers.left, {
    params: { programUserId: member.id },
    query: { role, zone_ids: zoneIds.join(',') || undefined },
  });
  if (!data || data.prospects + data.projects === 0) return null;
  const { prospects, projects } = data;
  return (
    <Alert
      type="warning"
      showIcon
      message={[
        prospects > 0 ? t(programUserWords.leftProspects, { count: prospects }) : '',
        projects > 0 ? t(programUserWords.leftProjects, { count: projects }) : '',
      ]
        .filter(Boolean)
        .join(' ')}
      description={t(programUserWords.leftHelp)}
    />
  );
}
