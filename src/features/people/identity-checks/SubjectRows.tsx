import {
  identityCheckByKind,
  identityChecks as words,
} from '@contract/locales/es-MX/people/identity-checks';
import type { IdentityOverview } from '@contract/people/identity-checks';
import { t } from '@portal/i18n';
import { usePersonKind } from '@portal/session/use-person-kind';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { RowList } from '@portal/ui/kit/RowList';
import { Flex } from 'antd';
import { useIdentityPages } from './areas';
import { Standing } from './Standing';

type Subject = IdentityOverview['subjects'][number];

/** Who is asked about, each with how far it is and its form. */
export function SubjectRows({ subjects }: { subjects: readonly Subject[] }) {
  const pages = useIdentityPages();
  const { person, subjectHelps } = identityCheckByKind[usePersonKind()];
  const names = { person, ...words.parties };
  return (
    <RowList>
      {subjects
        .filter(({ open }) => open)
        .map((item) => (
          <li key={item.subject}>
            <div>
              <strong>{t(names[item.subject])}</strong>
              <p>{t(subjectHelps[item.subject])}</p>
            </div>
            <Flex gap={12} align="center" wrap>
              <Standing {...item} />
              <ButtonLink
                to={pages[item.subject]}
                type={item.required && !item.complete ? 'primary' : 'default'}
              >
                {`${t(item.complete ? words.review : words.fill)}: ${t(names[item.subject])}`}
              </ButtonLink>
            </Flex>
          </li>
        ))}
    </RowList>
  );
}
