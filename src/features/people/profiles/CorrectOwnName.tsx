import type { Role } from '@contract/kernel/roles';
import { href } from '@contract/kernel/screens';
import { profileByKind } from '@contract/locales/es-MX/people/profiles';
import { t } from '@portal/i18n';
import { actingUser } from '@portal/session/state';
import { usePersonKind } from '@portal/session/use-person-kind';
import { useSession } from '@portal/session/use-session';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { SupportLink } from '@portal/ui/SupportLink';
import { Flex } from 'antd';
import { RIGHTS } from '../privacy/rights-place';

/** Where each role asks for its data to be corrected. */
const rights: Partial<Record<Role, string>> = {
  client: href('applicantAccount'),
  supplier: href('supplierAccount'),
  supplier_agent: href('supplierSecurity'),
  investor: href('investorSecurity'),
};

/** The way to have one's name corrected, which its papers have to prove. */
export function CorrectOwnName() {
  const role = useSession((state) => actingUser(state)?.role);
  const kind = usePersonKind();
  const to = role && rights[role];
  return (
    <Flex gap={12} align="center" wrap>
      {to ? <ButtonLink to={`${to}${RIGHTS}`}>{t(profileByKind[kind].nameLink)}</ButtonLink> : null}
      <SupportLink />
    </Flex>
  );
}
