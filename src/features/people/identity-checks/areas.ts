import { href } from '@contract/kernel/screens';
import type { IdentitySubject } from '@contract/people/identity-checks';
import { visitorOf } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';

const pages = {
  applicant: {
    overview: href('applicantKyc'),
    person: href('applicantKycPerson'),
    resource_provider: href('applicantKycResourceProvider'),
    real_owner: href('applicantKycRealOwner'),
  },
  investor: {
    overview: href('investorKyc'),
    person: href('investorKycPerson'),
    resource_provider: href('investorKycResourceProvider'),
    real_owner: href('investorKycRealOwner'),
  },
} satisfies Record<string, Record<'overview' | IdentitySubject, string>>;

/** The pages of the identity check in the area where a person is. */
export function useIdentityPages() {
  const role = useSession((state) => visitorOf(state)?.role);
  return role === 'investor' ? pages.investor : pages.applicant;
}
