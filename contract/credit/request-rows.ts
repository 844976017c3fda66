import { toCentavos } from '../kernel/fields/centavos';
import { dayInMexicoCity, formatDay } from '../kernel/fields/day';
import { formatMxn } from '../kernel/fields/mxn';
import type { Role } from '../kernel/roles';
import { t } from '../kernel/words';
import { credit } from '../locales/es-MX/credit/credit';
import { requestReceiptWords as words } from '../locales/es-MX/credit/request-receipt';
import { roleName } from '../locales/es-MX/identity/roles';
import { productName } from './product-catalog';
import type { ProjectDetail } from './projects';

/** What a request asked for, in the words of its acknowledgement on the screen and on paper. */
export function requestRows(project: ProjectDetail): { label: string; value: string }[] {
  const [site] = project.sites;
  return [
    { label: t(credit.folio), value: project.folio },
    {
      label: t(words.receivedOn),
      value: formatDay(dayInMexicoCity(new Date(project.created_at))),
    },
    { label: t(credit.applicant), value: project.applicant_name },
    { label: t(credit.supplier), value: project.supplier_name },
    { label: t(credit.product), value: productName(project.product_id) },
    { label: t(credit.askedAmount), value: formatMxn(toCentavos(project.amount_cents)) },
    { label: t(credit.askedTerm), value: t(credit.months, { count: project.term_months }) },
    { label: t(credit.purpose), value: project.purpose },
    {
      label: t(credit.site),
      value: site
        ? `${site.street}, ${site.neighbourhood}, ${site.municipality}, ${site.state}, C.P. ${site.postal_code}`
        : t(credit.nothing),
    },
  ];
}

/** Who reads it is a client of the house, to whom staff are "our team". */
const nameActor = (role: Role): string => t(role === 'admin' ? words.team : roleName[role]);

/** What happens next with a request, and who must do it. */
export const nextOf = ({ next_step, next_actor }: ProjectDetail): string[] => [
  next_step,
  ...(next_actor ? [t(words.actor, { who: nameActor(next_actor) })] : []),
];
