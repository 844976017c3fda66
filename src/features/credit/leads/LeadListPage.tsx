import { leads } from '@contract/credit/leads';
import { leadImport, leadPage as words } from '@contract/locales/es-MX/credit/leads';
import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { nextDayName, prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { nextDays, prospectStatuses } from '@contract/program/prospects';
import { useSalesView, ViewChoice } from '@portal/features/people';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { useBeside } from '@portal/ui/Beside';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { Page } from '@portal/ui/kit/Page';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { LeadDrawer } from './LeadDrawer';
import { leadColumns } from './lead-columns';

const LeadBoard = lazy(() => import('./LeadBoard').then((file) => ({ default: file.LeadBoard })));
const ImportLeads = lazy(() =>
  import('./ImportLeads').then((file) => ({ default: file.ImportLeads })),
);
const LeadForm = lazy(() => import('./LeadForm').then((file) => ({ default: file.LeadForm })));

const filters = [
  {
    name: 'status',
    label: t(prospect.status),
    options: optionsOf(prospectStatuses, texts(prospectStatusName)),
  },
  {
    name: 'next',
    label: t(prospectWork.nextOn),
    options: optionsOf(nextDays, texts(nextDayName)),
  },
];

/** The people that an installer wants to sell to, as a list or a board; each is worked in its drawer. */
export function LeadListPage() {
  const title = useScreenTitle();
  const opened = useBeside();
  const isCompany = useMay('agents.list');
  const [view] = useSalesView();
  return (
    <Page
      title={title}
      explanation={t(isCompany ? words.explanation : words.explanationSeller)}
      action={<AddLeads />}
    >
      <ViewChoice />
      {view === 'board' ? (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <LeadBoard filters={filters} />
        </Suspense>
      ) : (
        <ResourceTable
          id="leads"
          label={title}
          endpoint={leads.list}
          columns={leadColumns(isCompany)}
          rowKey={({ id }) => id}
          searchable
          dense
          cardsUnder={992}
          filters={filters}
          empty={{ text: t(words.none) }}
        />
      )}
      <LeadDrawer leadId={opened.id} onClose={opened.close} />
    </Page>
  );
}

const forms = { add: LeadForm, import: ImportLeads } as const;

function AddLeads() {
  const [opened, setOpened] = useState<keyof typeof forms>();
  const Form = opened && forms[opened];
  return (
    <>
      <Button onClick={() => setOpened('import')}>{t(leadImport.open)}</Button>
      <Button type="primary" onClick={() => setOpened('add')}>
        {t(words.add)}
      </Button>
      {Form ? (
        <Suspense fallback={null}>
          <Form onClose={() => setOpened(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
