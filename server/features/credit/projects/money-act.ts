import { href } from '@contract/kernel/screens';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import { t } from '@server/i18n';
import type { ProjectRow } from './project';

/** Users who win or lose by what is decided on a credit. */
export const partiesOf = (row: ProjectRow) => [row.applicantUserId, row.supplierUserId];

/** What a decision over a credit's money is about, for the person who confirms it. */
export const actOn = (row: ProjectRow) => ({
  object: 'projects' as const,
  objectId: row.project.id,
  details: [
    {
      label: t(creditWords.projects.moneyAct.credit),
      value: row.project.folio,
      // Its papers, its evaluation and what was decided of it.
      to: href('backofficeProjectShow', { projectId: row.project.id }),
    },
    { label: t(creditWords.projects.moneyAct.applicant), value: row.applicantName },
    { label: t(creditWords.projects.moneyAct.supplier), value: row.supplierName },
  ],
  amountCents: row.project.amountCents,
  people: partiesOf(row),
});
