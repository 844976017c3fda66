import { alerts } from '@contract/compliance/alerts';
import { reports } from '@contract/compliance/reports';
import { collections } from '@contract/credit/collections';
import { projects } from '@contract/credit/projects';
import { stages } from '@contract/credit/stages';
import { surveys } from '@contract/credit/surveys';
import { definitionRows } from '@contract/documents/definition-rows';
import { documents } from '@contract/documents/documents';
import { opportunities } from '@contract/funding/opportunities';
import { users } from '@contract/identity/users';
import type { EndpointShape } from '@contract/kernel/endpoint';
import { accreditations } from '@contract/people/accreditations';
import { acknowledgements } from '@contract/people/acknowledgements';
import { agents } from '@contract/people/agents';
import { applicants } from '@contract/people/applicants';
import { investors } from '@contract/people/investors';
import { privacyRequests } from '@contract/people/privacy';
import { programUsers } from '@contract/people/program-users';
import { suppliers } from '@contract/people/suppliers';
import { approvals } from '@contract/platform/approvals';
import { auditTrail } from '@contract/platform/audit';
import { jobs } from '@contract/platform/jobs';
import { mails } from '@contract/platform/mails';
import type { FilteredList } from '@contract/platform/saved-filters';
import { programs } from '@contract/program/programs';
import { supportFiles } from '@contract/program/support-files';
import { bankDays } from '@contract/treasury/bank-days';
import { bankMovements } from '@contract/treasury/bank-movements';
import { creditLineDraws } from '@contract/treasury/credit-line-draws';
import { creditLines } from '@contract/treasury/credit-lines';
import { movements } from '@contract/treasury/movements';
import { payouts } from '@contract/treasury/payouts';
import { withdrawals } from '@contract/treasury/withdrawals';

/** The call that answers each list: what can be kept of it is what its query declares. */
export const listCalls: Readonly<Record<FilteredList, EndpointShape>> = {
  'accreditation-queue': accreditations.list,
  alerts: alerts.list,
  applicants: applicants.list,
  approvals: approvals.list,
  audit: auditTrail.list,
  'bank-days': bankDays.list,
  'bank-movements': bankMovements.list,
  'collection-acts': collections.acts,
  collections: collections.list,
  'company-acknowledgements': acknowledgements.companies,
  'credit-line-draw-queue': creditLineDraws.list,
  'credit-lines': creditLines.list,
  'credit-lines-draws': creditLineDraws.list,
  'document-definitions': definitionRows.list,
  documents: documents.list,
  investors: investors.list,
  jobs: jobs.list,
  mails: mails.list,
  'movements-of-person': movements.list,
  payouts: payouts.list,
  'pending-withdrawals': withdrawals.list,
  'privacy-requests': privacyRequests.list,
  'program-users': programUsers.list,
  programs: programs.list,
  projects: projects.list,
  publications: opportunities.publications,
  reports: reports.list,
  sellers: agents.list,
  stages: stages.list,
  suppliers: suppliers.list,
  'support-files': supportFiles.published,
  'survey-answers': surveys.list,
  users: users.list,
};
