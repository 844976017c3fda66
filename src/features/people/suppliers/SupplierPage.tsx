import { href } from '@contract/kernel/screens';
import { workShown } from '@contract/locales/es-MX/people/onboarding';
import { supplierStaff } from '@contract/locales/es-MX/people/suppliers';
import { personFileHref } from '@contract/people/person-file-parts';
import { suppliers as contract, type SupplierDetail } from '@contract/people/suppliers';
import { RecordHistory } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRecord } from '@portal/refine/use-read';
import { formatDate } from '@portal/ui/format';
import { Columns } from '@portal/ui/kit/Columns';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { Alert } from 'antd';
import { Link } from 'react-router';
import { SupplierAccreditations } from '../accreditations/SupplierAccreditations';
import { AccountClosed } from '../person-files/AccountClosed';
import { CheckedReferences } from '../references/CheckedReferences';
import { workRows } from '../work-profiles/work-rows';
import { PaperRows } from './PaperRows';
import { SupplierActs } from './SupplierActs';
import { SupplierDecisions } from './SupplierDecisions';
import { SupplierFacts } from './SupplierFacts';
import { SupplierPeople } from './SupplierPeople';
import { SupplierProgram } from './SupplierProgram';

/** One company as staff attend it: who it is, what it lacks, what was decided and what may be. */
export function SupplierPage() {
  const supplierId = useParam('supplierId');
  const query = useRecord(contract.show, { params: { supplierId } });
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query} title={title}>
      {(supplier) => (
        <Page
          title={title}
          explanation={supplier.own ? t(supplierStaff.ownCompany) : null}
          action={<SupplierActs supplier={supplier} />}
        >
          {supplier.person.closed ? <AccountClosed /> : null}
          <Standing supplier={supplier} />
          <Columns side={<SupplierPeople supplier={supplier} />}>
            <SupplierFacts supplier={supplier} />
            <SupplierProgram supplierId={supplier.id} />
            <Section title={t(workShown.title)}>
              <DescriptionList rows={workRows(supplier.work)} />
            </Section>
            <SupplierAccreditations
              supplierId={supplier.id}
              to={(accreditationId) => href('accreditationReview', { accreditationId })}
            />
            <Papers supplier={supplier} />
            <CheckedReferences userId={supplier.person.user_id} />
            <SupplierDecisions decisions={supplier.decisions} />
            <RecordHistory object="suppliers" id={supplier.id} />
          </Columns>
        </Page>
      )}
    </Loaded>
  );
}

/** What is to be known first: that it is suspended, or that it waits. */
function Standing({ supplier: { suspension, requested_at } }: { supplier: SupplierDetail }) {
  if (suspension) {
    const { since, reason } = suspension;
    const message = t(supplierStaff.suspendedSince, { when: formatDate(since), reason });
    return <Alert type="error" showIcon message={message} />;
  }
  if (!requested_at) return null;
  const message = t(supplierStaff.waitingSince, { when: formatDate(requested_at) });
  return <Alert type="info" showIcon message={message} />;
}

function Papers({ supplier: { papers, person } }: { supplier: SupplierDetail }) {
  return (
    <Section
      title={t(supplierStaff.papers)}
      action={
        <Link to={personFileHref(person.user_id, 'documentos')}>{t(supplierStaff.file)}</Link>
      }
    >
      {papers.length > 0 ? <PaperRows papers={papers} /> : <p>{t(supplierStaff.noPapers)}</p>}
    </Section>
  );
}
